import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import type { UiError } from '../../lib/read-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { dismissToast, type ToastInput, toast } from '../../ui/toast.tsx';
import { useFocusOnLeave } from './step-layout.tsx';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The browser's guess of its connection; true means little, false means there is none. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

interface FailureAlertProps {
  title: string;
  error: UiError;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Shows a failure, says that nothing is lost, and offers to try again. */
export function FailureAlert({ title, error, onRetry, retrying = false }: FailureAlertProps) {
  const online = useOnline();
  const box = useRef<HTMLDivElement>(null);
  useFocusOnLeave(box);

  return (
    <div ref={box}>
      <Alert tone="danger" title={title}>
        {/* Out of sight for the time, so that it is read out again if it fails again. */}
        <p className={cn(retrying && 'invisible')}>
          {online ? error.message : m.careers_sent_when_online()}
        </p>
        {onRetry && (
          <Button
            variant="secondary"
            size="sm"
            pending={retrying}
            onClick={onRetry}
            className="mt-2"
          >
            {m.ui_retry()}
          </Button>
        )}
      </Alert>
    </div>
  );
}

/** Calls back whenever the browser finds its connection again. */
export function useOnReconnect(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}

let lastToastId: number | null = null;

/** A toast about what is on the screen; it goes with it. */
export function showWizardToast(message: ToastInput): void {
  lastToastId = toast(message);
}

/** On a phone it would lie over the next thing to read. */
export function dismissWizardToast(): void {
  if (lastToastId !== null) dismissToast(lastToastId);
  lastToastId = null;
}
