import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Stands once round everything that uses tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}
