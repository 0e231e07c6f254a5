import { cn } from '../lib/cn.ts';
import { useAmountFormat, useDateTimeFormat } from '../lib/use-format.ts';

/** A day of the calendar, the same for every reader. */
export function CalendarDay({ day }: { day: string }) {
  const { date } = useAmountFormat();
  return (
    <time dateTime={day} className="figures whitespace-nowrap">
      {date(day)}
    </time>
  );
}

interface LocalDateProps {
  time: Date | null;
  /** Placeholder while there is none. */
  none?: string;
  className?: string;
}

/** The day of an event, on the reader's clock; the time of day under the pointer. */
export function LocalDate({ time, none = '–', className }: LocalDateProps) {
  const { day, moment } = useDateTimeFormat();
  return time ? (
    <time
      dateTime={time.toISOString()}
      title={moment(time)}
      className={cn('figures whitespace-nowrap', className)}
    >
      {day(time)}
    </time>
  ) : (
    <span className="text-muted">{none}</span>
  );
}

/** An e-mail address that breaks before the sign where it does not fit on one line. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

interface LocalDateTimeProps {
  time: Date | null;
  /** Placeholder while there is none. */
  none?: string;
  className?: string;
}

/** Day and time of something that happened, on the reader's clock. */
export function LocalDateTime({ time, none = '–', className }: LocalDateTimeProps) {
  const { moment } = useDateTimeFormat();
  return time ? (
    <time dateTime={time.toISOString()} className={cn('figures whitespace-nowrap', className)}>
      {moment(time)}
    </time>
  ) : (
    <span className="text-muted">{none}</span>
  );
}

type MomentCell = { getValue: () => Date | null };

/** Shows the day of a moment in a column of a table. */
export const dateCell = ({ getValue }: MomentCell) => <LocalDate time={getValue()} />;
/** Shows the day and the time. */
export const dateTimeCell = ({ getValue }: MomentCell) => <LocalDateTime time={getValue()} />;

interface MoneyProps {
  /** In hundredths of the currency. */
  cents: number;
  currency: string;
}

export function Money({ cents, currency }: MoneyProps) {
  const { money } = useAmountFormat();
  return <span className="figures whitespace-nowrap">{money(cents, currency)}</span>;
}
