import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control it explains; an icon button still needs a name of its own. */
  children: ReactElement;
}

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded bg-ink px-2.5 py-1.5 text-sm text-paper shadow data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
