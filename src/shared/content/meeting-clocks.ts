/** By whose clocks a meeting is told beside the visitor's own. */
export const meetingClocks = [
  { timeZone: 'Europe/Berlin', place: 'Berlin' },
  { timeZone: 'Asia/Manila', place: 'Manila' },
] as const;
