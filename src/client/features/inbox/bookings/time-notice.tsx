import { officeTimeZone } from '../../../../shared/content/availability.ts';
import { wallTimeAt } from '../../../../shared/domain/wall-time.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { clockOf } from './day-words.ts';
import type { TimeVerdict } from './judge-time.ts';

/** Says what is special about a chosen time; nothing of one that visitors are offered too. */
export function TimeNotice({ verdict }: { verdict: TimeVerdict }) {
  switch (verdict.is) {
    case 'free':
    case 'same':
    case 'unknown':
      return null;
    case 'missing':
      return <Alert tone="warning">{m.bookings_time_missing()}</Alert>;
    case 'past':
      return <Alert tone="warning">{m.bookings_time_past()}</Alert>;
    case 'unusual':
      return <Alert>{m.bookings_time_unusual()}</Alert>;
    case 'taken': {
      const { name, startsAt } = verdict.by;
      const time = clockOf(wallTimeAt(startsAt, officeTimeZone).minute);
      return <Alert tone="warning">{m.bookings_time_taken({ name, time })}</Alert>;
    }
  }
}
