import type { MailRecord, Withheld } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MailAdvice } from './mail-advice.tsx';
import { MailFacts } from './mail-facts.tsx';
import { MailWords } from './mail-words.tsx';
import { useResend } from './use-resend.ts';

const withheldTexts = {
  covered: m.outbox_covered_text,
  secret: m.outbox_secret_text,
} satisfies Record<Withheld, unknown>;

/** One mail: what became of it, its envelope, and what it says while that is still here. */
export function MailBody({ mail }: { mail: MailRecord }) {
  const { id, status, text, html, withheld } = mail;
  const resend = useResend();
  return (
    <div className="grid min-w-0 gap-6">
      <MailAdvice mail={mail} />
      {mail.canResend && (
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
      {withheld && <Alert>{withheldTexts[withheld]()}</Alert>}
      {text !== null && <MailWords locale={mail.locale} text={text} html={html} />}
    </div>
  );
}
