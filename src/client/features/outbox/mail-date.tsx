import { useMoments } from '../../lib/use-moments.ts';

export function MailDate({ date }: { date: Date }) {
  const { moment } = useMoments();
  return (
    <time dateTime={date.toISOString()} className="figures whitespace-nowrap">
      {moment(date)}
    </time>
  );
}
