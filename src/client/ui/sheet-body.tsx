import { type ReactNode, useRef } from 'react';
import { useOverflow } from './use-overflow.ts';

interface SheetBodyProps {
  /** The id of the sheet's title, which names the region as long as it scrolls. */
  labelledBy: string;
  children: ReactNode;
}

/** What a sheet holds; where that is more than it shows, the keys scroll it. */
export function SheetBody({ labelledBy, children }: SheetBodyProps) {
  const region = useRef<HTMLElement>(null);
  const scrolls = useOverflow(region);
  return (
    <section
      ref={region}
      aria-labelledby={scrolls ? labelledBy : undefined}
      tabIndex={scrolls ? 0 : undefined}
      className="min-h-0 flex-1 overflow-y-auto px-5 py-5 focus-visible:-outline-offset-2"
    >
      {/* Grows with what arrives later, which the region itself does not. */}
      <div>{children}</div>
    </section>
  );
}
