import { cn } from '../lib/cn.ts';
import { useMoments } from '../lib/use-moments.ts';

interface DayProps {
  time: Date | null;
  /** What stands there while there is none. */
  none?: string;
  className?: string;
}

/** The day of something that happened, on the reader's clock; the time of day for whoever points at it. */
export function Day({ time, none = '–', className }: DayProps) {
  const { day, moment } = useMoments();
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
