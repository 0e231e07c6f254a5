import { cn } from '../lib/cn.ts';

interface LogoProps {
  /** The name beside the mark; without it the mark stands alone and is decorative. */
  brand?: string;
  className?: string;
}

/** Two working days as arcs on one horizon; the sun stands where they meet. */
export function Logo({ brand, className }: LogoProps) {
  return (
    <span className={cn('inline-flex items-center gap-2.5 text-ink', className)}>
      <svg viewBox="0 0 40 24" fill="none" aria-hidden="true" className="h-[1.6em] w-auto shrink-0">
        <path d="M2 21A11 11 0 0 1 24 21" stroke="currentColor" strokeWidth="2.25" />
        <path d="M16 21A11 11 0 0 1 38 21" stroke="var(--sea)" strokeWidth="2.25" />
        <path d="M0 21.5H40" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="20" cy="12.5" r="3.75" fill="var(--sun)" />
      </svg>
      {brand && (
        <span className="font-display text-[1.25em] leading-none font-bold tracking-tight">
          {brand}
        </span>
      )}
    </span>
  );
}
