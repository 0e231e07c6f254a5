import { useMoments } from '../../lib/use-moments.ts';

export function AddedOn({ date }: { date: Date }) {
  const { day } = useMoments();
  return <time dateTime={date.toISOString()}>{day(date)}</time>;
}
