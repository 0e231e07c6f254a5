import { officeTimeZone } from '../../shared/content/meetings.ts';
import { zoneTime } from './zone-time.ts';

/** Whether the reader's clock shows what the one in Berlin does, so that their days begin together. */
export function isOnBerlinClock(): boolean {
  const now = new Date();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zoneTime(here, now)[1] === zoneTime(officeTimeZone, now)[1];
}
