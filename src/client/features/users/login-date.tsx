import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';

/** When somebody logged in last, if ever. */
export function LoginDate({ date }: { date: Date | null }) {
  const dates = useMoments();
  if (!date) return <span className="text-muted">{m.users_never()}</span>;
  return (
    <time
      dateTime={date.toISOString()}
      title={dates.moment(date)}
      className="figures whitespace-nowrap"
    >
      {dates.day(date)}
    </time>
  );
}
