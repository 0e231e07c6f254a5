import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { ShownError } from '../../../lib/read-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

interface FailureAlertProps {
  title: string;
  error: ShownError;
  onRetry?: () => void;
  retrying?: boolean;
}

/** What did not work, that nothing is lost, and the way to try again. */
export function FailureAlert({ title, error, onRetry, retrying = false }: FailureAlertProps) {
  return (
    <Alert tone="danger" title={title}>
      <p>{error.message}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" pending={retrying} onClick={onRetry} className="mt-2">
          {m.ui_retry()}
        </Button>
      )}
    </Alert>
  );
}
