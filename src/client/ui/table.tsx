import { type ReactNode, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useOverflow } from '../lib/use-overflow.ts';

interface TableProps {
  /** Names the table, and the region that scrolls sideways on a narrow screen. */
  label: string;
  /** For the region, such as a `max-h-*` under which the head stays in view. */
  className?: string;
  /** Plain thead, tbody, tr, th, td. `className="num"` sets figures to the right. */
  children: ReactNode;
}

export function Table({ label, className, children }: TableProps) {
  const region = useRef<HTMLElement>(null);
  const { scrolls, hasMore } = useOverflow(region);
  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      data-more={hasMore || undefined}
      className={cn('scroll-thin overflow-auto', className)}
    >
      <table aria-label={label} className="data-table">
        {children}
      </table>
    </section>
  );
}
