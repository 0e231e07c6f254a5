import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';

export function PublicationTime({ time }: { time: Date | null }) {
  const { moment } = useMoments();
  return time ? (
    <time dateTime={time.toISOString()} className="figures whitespace-nowrap">
      {moment(time)}
    </time>
  ) : (
    <span className="text-muted">{m.content_never()}</span>
  );
}
