import type { SendTestMailOutput } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { Alert } from '../../ui/alert.tsx';

interface MailOutcomeProps {
  result: SendTestMailOutput | undefined;
  /** Why the server was not even asked to send. */
  error: unknown;
}

/** What became of a test mail. */
export function MailOutcome({ result, error }: MailOutcomeProps) {
  if (error) {
    return (
      <Alert tone="danger" title={m.settings_mail_refused()}>
        {readError(error).message}
      </Alert>
    );
  }
  if (!result) return null;
  switch (result.outcome) {
    case 'sent':
      return (
        <Alert title={m.settings_mail_sent({ host: result.host })}>
          {m.settings_mail_sent_text()}
        </Alert>
      );
    case 'kept':
      return (
        <Alert title={m.settings_mail_kept()}>
          <span className="wrap-anywhere">{m.settings_mail_kept_text({ file: result.file })}</span>
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger" title={m.settings_mail_refused()}>
          {result.host === null
            ? m.settings_mail_not_kept_text({ code: result.code })
            : m.settings_mail_refused_text({ host: result.host, code: result.code })}
        </Alert>
      );
  }
}
