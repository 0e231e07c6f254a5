import { m } from '../../shared/i18n/paraglide/messages.js';
import { readError } from '../lib/read-error.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface RetryAlertProps {
  /** Says what did not work. */
  title: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  className?: string;
}

/** What failed in the middle of a form, with the way to try it again. */
export function RetryAlert({ title, error, retrying, onRetry, className }: RetryAlertProps) {
  return (
    <Alert tone="danger" title={title} {...(className ? { className } : {})}>
      <p>{readError(error).message}</p>
      <Button variant="secondary" size="sm" className="mt-2" pending={retrying} onClick={onRetry}>
        {m.ui_retry()}
      </Button>
    </Alert>
  );
}
