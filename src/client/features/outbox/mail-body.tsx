import type { MailRecord } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { MailAdvice } from './mail-advice.tsx';
import { MailFacts } from './mail-facts.tsx';
import { MailWords } from './mail-words.tsx';
import { useResend } from './use-resend.ts';

/** One mail: what became of it, its envelope, and what it says while that is still here. */
export function MailBody({ mail }: { mail: MailRecord }) {
  const { id, status, text, html } = mail;
  const resend = useResend();
  return (
    <div className="grid min-w-0 gap-6">
      <MailAdvice mail={mail} />
      {text !== null && (
        <Button
          variant={status === 'failed' ? 'primary' : 'secondary'}
          className="justify-self-start"
          pending={resend.isPending}
          onClick={() => resend.mutate({ id })}
        >
          {status === 'queued' ? m.outbox_send_now() : m.outbox_resend()}
        </Button>
      )}
      <MailFacts mail={mail} />
      {text !== null && <MailWords locale={mail.locale} text={text} html={html} />}
    </div>
  );
}
