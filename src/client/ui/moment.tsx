import { cn } from '../lib/cn.ts';
import { useMoments } from '../lib/use-moments.ts';

interface MomentProps {
  time: Date | null;
  /** What stands there while there is none. */
  none?: string;
  className?: string;
}

/** Day and time of something that happened, on the reader's clock. */
export function Moment({ time, none = '–', className }: MomentProps) {
  const { moment } = useMoments();
  return time ? (
    <time dateTime={time.toISOString()} className={cn('figures whitespace-nowrap', className)}>
      {moment(time)}
    </time>
  ) : (
    <span className="text-muted">{none}</span>
  );
}
