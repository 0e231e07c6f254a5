import { Check, CircleAlert } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { pageTitle } from '../lib/dialog-behavior.ts';
import { accentLinkClass } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import { dismissToast, type ToastRecord, useToasts } from './toast.tsx';

const marks = {
  default: null,
  success: (
    <Check aria-hidden="true" strokeWidth={2} className="mt-0.5 size-5 shrink-0 text-success" />
  ),
  danger: (
    <CircleAlert
      aria-hidden="true"
      strokeWidth={1.75}
      className="mt-0.5 size-5 shrink-0 text-danger"
    />
  ),
};

const edges = { default: 'bg-sun', success: 'bg-success', danger: 'bg-danger' };

interface ToastProps {
  record: ToastRecord;
  /** Runs when it is closed, by its action too. */
  onClosed: () => void;
}

function Toast({ record, onClosed }: ToastProps) {
  const { id, open, title, description, variant = 'default', action } = record;
  function close() {
    dismissToast(id);
    onClosed();
  }
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      // A press was often meant for what lies below, and as the focus would make it stay. The end of a swipe, which is
      // prevented, and text that was selected are none.
      onClick={(event) => {
        if (event.defaultPrevented || window.getSelection()?.isCollapsed === false) return;
        close();
      }}
      className={cn(
        'pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded border border-mist bg-raised py-4 ps-5 pe-2 text-ink shadow',
        'data-[state=closed]:animate-fade-out data-[state=open]:animate-toast-in',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-[translate] data-[swipe=end]:animate-swipe-out',
      )}
    >
      <span
        aria-hidden="true"
        className={cn('absolute inset-y-0 start-0 w-[3px]', edges[variant])}
      />
      {marks[variant]}
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-medium">{title}</Radix.Title>
        {description && (
          <Radix.Description className="mt-0.5 text-sm text-muted">{description}</Radix.Description>
        )}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onSelect}
            className={`mt-2 min-h-9 rounded text-sm font-medium ${accentLinkClass}`}
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <CloseButton className="-my-2" />
      </Radix.Close>
    </Radix.Root>
  );
}

export function ToastRegion() {
  const toasts = useToasts();
  const label = m.ui_toast_region();
  const region = useRef<HTMLOListElement>(null);
  /** The element that had the focus before a toast took it. */
  const origin = useRef(document.activeElement);

  useEffect(() => {
    const noteOrigin = ({ target }: FocusEvent) => {
      // Its frame holds more than the toasts: what leads the tab key into them and out again.
      const frame = region.current?.parentElement;
      if (target instanceof Element && !frame?.contains(target)) origin.current = target;
    };
    document.addEventListener('focusin', noteOrigin);
    return () => document.removeEventListener('focusin', noteOrigin);
  }, []);

  /** A toast that closes would take the focus along. */
  function returnFocus() {
    if (!region.current?.contains(document.activeElement)) return;
    const place = origin.current;
    const target = place instanceof HTMLElement && place.isConnected ? place : pageTitle();
    target?.focus({ preventScroll: true });
  }

  return (
    // A new provider for each toast: one that was closed while it held the focus leaves the old
    // provider paused, and the next toast would never go away by itself.
    <Radix.Provider
      key={toasts[0]?.id}
      label={label}
      duration={toasts[0]?.durationMs ?? 5000}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toasts.map((record) => (
        <Toast key={record.id} record={record} onClosed={returnFocus} />
      ))}
      <Radix.Viewport
        ref={region}
        label={label}
        hotkey={['F8']}
        data-no-print=""
        // Above dialogs; away from the buttons that lie at the bottom of forms on a phone, and of dialogs everywhere.
        // Beside a sheet that leaves room, a toast covers nothing of it.
        // After a success on a phone the form is gone, and the heading of what took its place stands at the top.
        className={cn(
          'pointer-events-none fixed end-0 top-14 z-[60] flex w-full flex-col gap-3 p-4 outline-none sm:top-20 md:max-w-[420px] sm:[body:not(:has([role=dialog]))_&]:top-auto sm:[body:not(:has([role=dialog]))_&]:bottom-0',
          'lg:[body:has([data-sheet=end])_&]:start-0 lg:[body:has([data-sheet=end])_&]:end-auto lg:[body:has([data-sheet=end])_&]:top-auto lg:[body:has([data-sheet=end])_&]:bottom-0',
          toasts[0]?.variant === 'success' &&
            'max-sm:[body:not(:has([role=dialog]))_&]:top-auto max-sm:[body:not(:has([role=dialog]))_&]:bottom-0',
        )}
      />
    </Radix.Provider>
  );
}
