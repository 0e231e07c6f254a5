import { company } from '../../../shared/content/company.ts';
import { hourIn } from '../../lib/hour-in.ts';

type Desk = (typeof company.desks)[number];

const wrap = (hour: number) => ((hour % 24) + 24) % 24;

/** The desk whose day the strip shows. */
export const scale = company.desks[1];

/** How long a desk is open, in hours. */
export const span = company.deskHours.to - company.deskHours.from;

/** When a desk opens, in hours of the strip, on the day of a moment. */
export function opensAt({ timeZone }: Desk, at: Date): number {
  const lead = hourIn(timeZone, at) - hourIn(scale.timeZone, at);
  return wrap(company.deskHours.from - Math.round(lead * 4) / 4);
}
