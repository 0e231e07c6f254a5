import { useRef } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import type { ShownError } from '../../../lib/read-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnLeave } from './step-focus.ts';
import { useOnline } from './use-online.ts';

interface FailureAlertProps {
  title: string;
  error: ShownError;
  onRetry?: () => void;
  retrying?: boolean;
}

/** What did not work, that nothing is lost, and the way to try again. */
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
