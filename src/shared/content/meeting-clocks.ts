/** By whose clocks a meeting is told beside the visitor's own; the calendar's address names them by their id. */
export const meetingClocks = [
  { id: 'berlin', timeZone: 'Europe/Berlin', place: 'Berlin' },
  { id: 'manila', timeZone: 'Asia/Manila', place: 'Manila' },
] as const;
