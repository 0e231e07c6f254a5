import { cn } from '../lib/cn.ts';

interface ArcDividerProps {
  /** Position of the arc on the line. */
  align?: 'start' | 'center';
  className?: string;
}

/** A horizon with the path of the sun above it: our rule between parts. */
export function ArcDivider({ align = 'start', className }: ArcDividerProps) {
  return (
    <div className={cn('relative h-5 border-b border-mist', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 96 20"
        fill="none"
        className={cn(
          'absolute bottom-[-1px] h-5 w-24 overflow-visible',
          align === 'center' ? 'left-1/2 -translate-x-1/2' : 'left-0',
        )}
      >
        <path d="M0 19.5Q48 -14 96 19.5" stroke="var(--edge)" vectorEffect="non-scaling-stroke" />
        <circle cx="67.2" cy="5.43" r="3.5" fill="var(--sun)" />
      </svg>
    </div>
  );
}
