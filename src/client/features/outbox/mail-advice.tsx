import type { MailRecord } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';

/** What became of a mail in words, and what somebody can do about it. */
export function MailAdvice({ mail: { status, lastError, canResend } }: { mail: MailRecord }) {
  if (!canResend && (status === 'kept' || status === 'failed')) {
    return <Alert>{m.outbox_expired_text()}</Alert>;
  }
  switch (status) {
    case 'failed':
      return (
        <Alert tone="warning" title={m.outbox_failed_title({ code: lastError ?? '' })}>
          {m.outbox_failed_text()}
        </Alert>
      );
    case 'queued':
      return lastError === null ? (
        <Alert>{m.outbox_queued_text()}</Alert>
      ) : (
        <Alert tone="warning" title={m.outbox_waiting_title({ code: lastError })}>
          {m.outbox_waiting_text()}
        </Alert>
      );
    case 'sent':
      return <Alert>{m.outbox_sent_text()}</Alert>;
    case 'kept':
      return <Alert>{m.outbox_kept_text()}</Alert>;
    case 'expired':
      return <Alert>{m.outbox_expired_text()}</Alert>;
  }
}
