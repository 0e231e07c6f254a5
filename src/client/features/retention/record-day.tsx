import { useMoments } from '../../lib/use-moments.ts';

export function RecordDay({ date }: { date: Date }) {
  const { day } = useMoments();
  return (
    <time dateTime={date.toISOString()} className="figures whitespace-nowrap">
      {day(date)}
    </time>
  );
}
