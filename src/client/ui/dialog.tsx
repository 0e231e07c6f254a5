import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { closesDialog, useDialogKeyboard } from '../lib/dialog-behavior.ts';
import { ArcDivider } from './arc-divider.tsx';
import { CloseButton } from './close-button.tsx';

/** Hears of every change of a dialog, or of its end alone where nothing in it opens it. */
export type DialogChange =
  | { onOpenChange: (open: boolean) => void; onClose?: never }
  | { onClose: () => void; onOpenChange?: never };

export interface DialogProps {
  open?: boolean;
  /** The button that opens it, where there is one. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  /** Actions, the most likely one last. */
  footer?: ReactNode;
  /** Controls beside the title, which stay in view with it. */
  tools?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Focus target on closing, when that is not where it came from. */
  returnFocus?: () => HTMLElement | null;
  children?: ReactNode;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

export function Dialog({
  onOpenChange,
  onClose,
  trigger,
  title,
  description,
  footer,
  tools,
  size = 'md',
  returnFocus,
  children,
  ...root
}: DialogProps & DialogChange) {
  const keyboard = useDialogKeyboard(returnFocus);
  // With tools and a description it would take a quarter of a phone: there the description scrolls with the content.
  const splitsOnPhones = Boolean(tools && description);
  return (
    <Radix.Root {...root} onOpenChange={onOpenChange ?? ((next) => !next && onClose())}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid items-end overflow-y-auto bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:place-items-center sm:p-6 [@media(min-height:40rem)]:scroll-pt-48 [@media(min-height:40rem)]:scroll-pb-36">
          <Radix.Content
            {...keyboard}
            className={cn(
              'relative w-full min-w-0 rounded bg-raised text-ink shadow outline-none [--table-ground:var(--raised)]',
              'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
              widths[size],
            )}
          >
            {/* On a low screen, or an enlarged page, it would leave too little room for the content. */}
            <header
              className={cn(
                'z-10 rounded bg-raised px-5 pt-5 sm:px-8 sm:pt-7 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-0 sm:[@media(min-height:40rem)]:-top-6',
                splitsOnPhones && 'max-sm:contents',
              )}
            >
              <div
                className={cn(
                  'flex items-start justify-between gap-x-4 max-sm:flex-wrap',
                  splitsOnPhones &&
                    'max-sm:z-10 max-sm:rounded max-sm:bg-raised max-sm:px-5 max-sm:pt-5 max-sm:[@media(min-height:40rem)]:sticky max-sm:[@media(min-height:40rem)]:top-0 max-sm:shadow-[0_0.5rem_0.5rem_-0.25rem_var(--raised)]',
                )}
              >
                <Radix.Title className="min-w-0 flex-1 text-2xl">{title}</Radix.Title>
                {tools && <div className="max-sm:order-1 max-sm:w-full sm:-mt-1.5">{tools}</div>}
                <Radix.Close asChild>
                  <CloseButton {...closesDialog} className="-me-2.5 -mt-1.5" />
                </Radix.Close>
              </div>
              {description && (
                <Radix.Description
                  className={cn('mt-1.5 max-w-[60ch] text-muted', splitsOnPhones && 'max-sm:mx-5')}
                >
                  {description}
                </Radix.Description>
              )}
              <ArcDivider className={cn('mt-2', splitsOnPhones && 'max-sm:mx-5')} />
            </header>
            {children && <div className="px-5 py-6 sm:px-8">{children}</div>}
            {footer && (
              <footer
                className={cn(
                  'sticky bottom-0 z-10 flex flex-col-reverse gap-3 rounded bg-raised px-5 py-4 sm:-bottom-6 sm:flex-row sm:justify-end sm:px-8',
                  // Without content the rule of the header lies right above.
                  Boolean(children) && 'border-t border-mist',
                )}
              >
                {footer}
              </footer>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
