import { Toast as Radix } from 'radix-ui';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { Toast } from './toast.tsx';
import { useToasts } from './use-toast.ts';

export function ToastRegion() {
  const toasts = useToasts();
  const label = m.ui_toast_region();
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
        <Toast key={record.id} record={record} />
      ))}
      <Radix.Viewport
        label={label}
        hotkey={['F8']}
        data-no-print=""
        // Above dialogs; away from the buttons that lie at the bottom of forms on a phone, and of dialogs everywhere.
        // After a success on a phone the form is gone, and the heading of what took its place stands at the top.
        className={cn(
          'fixed end-0 top-14 z-[60] flex w-full flex-col gap-3 p-4 outline-none sm:top-20 md:max-w-[420px] sm:[body:not(:has([role=dialog]))_&]:top-auto sm:[body:not(:has([role=dialog]))_&]:bottom-0',
          toasts[0]?.variant === 'success' &&
            'max-sm:[body:not(:has([role=dialog]))_&]:top-auto max-sm:[body:not(:has([role=dialog]))_&]:bottom-0',
        )}
      />
    </Radix.Provider>
  );
}
