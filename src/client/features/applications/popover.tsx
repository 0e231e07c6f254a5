import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names what opens, for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A small panel beside its button, for choices that act at once. */
export function Popover({ trigger, label, className, children, ...root }: PopoverProps) {
  return (
    <Radix.Root {...root}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'scroll-thin z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded border border-mist bg-raised p-4 text-ink shadow outline-none',
            'data-[state=open]:animate-fade-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
