import { useMoments } from '../../lib/use-moments.ts';

export function AppliedDate({ date }: { date: Date }) {
  const { day, moment } = useMoments();
  return (
    <time dateTime={date.toISOString()} title={moment(date)} className="figures whitespace-nowrap">
      {day(date)}
    </time>
  );
}
