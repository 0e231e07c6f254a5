import { m } from '../../shared/i18n/paraglide/messages.js';
import type { MailLink } from '../lib/use-mail-link.ts';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './spinner.tsx';

interface MailLinkCheckingProps {
  link: MailLink<unknown>;
  onRetry: () => void;
  /** Says what did not load. */
  errorTitle?: string;
}

/** Stands where the page will be, as long as it is not known what the link is good for. */
export function MailLinkChecking({ link, onRetry, errorTitle }: MailLinkCheckingProps) {
  if (link.state === 'asking') {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner decorative />
        {m.ui_link_checking()}
      </p>
    );
  }
  if (link.state !== 'failed') return null;
  const { message, requestId } = link.error;
  return (
    <ErrorState
      title={errorTitle}
      message={message}
      onRetry={onRetry}
      {...(requestId ? { requestId } : {})}
    />
  );
}
