import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';

/** The place of something that is loading. Mark the part it stands in with `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-breathe rounded bg-mist', className ?? 'h-4 w-full')}
    />
  );
}

interface SkeletonStatusProps {
  /** The classes of the bars, from top to bottom, no two alike. */
  bars: readonly string[];
  /** Says to screen readers that it loads. */
  label?: string;
  /** The layout of the bars. */
  className: string;
}

/** Stands for a part of the page that is loading. */
export function SkeletonStatus({ bars, label = m.ui_loading(), className }: SkeletonStatusProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {bars.map((bar) => (
        <Skeleton key={bar} className={bar} />
      ))}
    </div>
  );
}

interface SpinnerProps {
  /** Text beside it says already that something is loading. */
  decorative?: boolean;
  className?: string;
}

/** The sun on its path round the day. */
export function Spinner({ decorative = false, className }: SpinnerProps) {
  const drawing = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={cn('animate-orbit', className ?? 'size-6')}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.5" />
      <path
        d="M3 12A9 9 0 0 1 18.36 5.64"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="18.36" cy="5.64" r="2.75" fill="var(--sun)" />
    </svg>
  );
  if (decorative) return drawing;
  return (
    <span role="status" className="inline-flex">
      {drawing}
      <span className="sr-only">{m.ui_loading()}</span>
    </span>
  );
}
