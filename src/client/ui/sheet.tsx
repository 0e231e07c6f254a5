import { Dialog as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { closesDialog, useDialogKeyboard } from '../lib/dialog-behavior.ts';
import { useOverflow } from '../lib/use-overflow.ts';
import { ArcDivider } from './arc-divider.tsx';
import { CloseButton } from './close-button.tsx';
import type { DialogChange } from './dialog.tsx';

interface SheetBodyProps {
  /** The id of the sheet's title, which names the region as long as it scrolls. */
  labelledBy: string;
  children: ReactNode;
}

/** Content of a sheet; where it is more than fits, the keys scroll it. */
function SheetBody({ labelledBy, children }: SheetBodyProps) {
  const region = useRef<HTMLElement>(null);
  const { scrolls } = useOverflow(region);
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

interface SheetProps {
  open?: boolean;
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** `start` is for navigation and 18 rem wide, `end` for the detail of a record. */
  side?: 'start' | 'end';
  /** Focus target on closing, when that is not where it came from. */
  returnFocus?: () => HTMLElement | null;
  children: ReactNode;
}

const sides = {
  start: 'start-0 w-72 border-e [--sheet-from:-100%]',
  end: 'end-0 w-full border-s sm:max-w-xl [--sheet-from:100%]',
};

export function Sheet({
  onOpenChange,
  onClose,
  trigger,
  title,
  description,
  footer,
  side = 'end',
  returnFocus,
  children,
  ...root
}: SheetProps & DialogChange) {
  const keyboard = useDialogKeyboard(returnFocus);
  const titleId = useId();
  return (
    <Radix.Root {...root} onOpenChange={onOpenChange ?? ((next) => !next && onClose())}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...keyboard}
          data-sheet={side}
          className={cn(
            'fixed inset-y-0 z-50 flex max-w-full flex-col border-mist bg-raised text-ink shadow outline-none [--table-ground:var(--raised)]',
            'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
            sides[side],
          )}
        >
          <header className="px-5 pt-5">
            <div className="flex items-start justify-between gap-4">
              <Radix.Title className="text-xl">
                <span id={titleId}>{title}</span>
              </Radix.Title>
              <Radix.Close asChild>
                <CloseButton {...closesDialog} className="-me-2.5 -mt-2" />
              </Radix.Close>
            </div>
            {description && (
              <Radix.Description className="mt-1 text-sm text-muted">
                {description}
              </Radix.Description>
            )}
            <ArcDivider className="mt-1" />
          </header>
          <SheetBody labelledBy={titleId}>{children}</SheetBody>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-mist px-5 py-4">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
