/** The places whose time the header shows. `label` is the name they go by; in summer the clock itself says so. */
export const zones = [
  {
    city: 'Berlin',
    label: 'CET',
    timeZone: 'Europe/Berlin',
    names: { 'GMT+01:00': 'CET', 'GMT+02:00': 'CEST' },
  },
  {
    city: 'New York',
    label: 'EST',
    timeZone: 'America/New_York',
    names: { 'GMT-05:00': 'EST', 'GMT-04:00': 'EDT' },
  },
  { city: 'Manila', label: 'PHT', timeZone: 'Asia/Manila', names: { 'GMT+08:00': 'PHT' } },
] as const satisfies {
  city: string;
  label: string;
  timeZone: string;
  names: Record<string, string>;
}[];
