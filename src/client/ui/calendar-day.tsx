import { useAmounts } from '../lib/use-amounts.ts';

/** A day of the calendar, the same for every reader. */
export function CalendarDay({ day }: { day: string }) {
  const { date } = useAmounts();
  return (
    <time dateTime={day} className="figures whitespace-nowrap">
      {date(day)}
    </time>
  );
}
