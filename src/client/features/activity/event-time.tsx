import { useMoments } from '../../lib/use-moments.ts';

export function EventTime({ at }: { at: Date }) {
  const { moment } = useMoments();
  return (
    <time dateTime={at.toISOString()} className="figures whitespace-nowrap text-muted">
      {moment(at)}
    </time>
  );
}
