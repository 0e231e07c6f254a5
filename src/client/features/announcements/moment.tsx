import { useMoments } from '../../lib/use-moments.ts';

/** A moment of the reader's clock; a dash for none. */
export function Moment({ time }: { time: Date | null }) {
  const { moment } = useMoments();
  return time ? (
    <time dateTime={time.toISOString()} className="figures whitespace-nowrap">
      {moment(time)}
    </time>
  ) : (
    <span className="text-muted">–</span>
  );
}
