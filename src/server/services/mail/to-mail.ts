import type { MailRecord, MailSummary } from '../../../shared/contracts/mail.ts';
import type { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import type { ServiceContext } from '../context.ts';
import { coveredMails, coveredRecipient } from './covered-mails.ts';

type Envelope = Pick<
  OutgoingMail,
  | 'id'
  | 'kind'
  | 'recipient'
  | 'subject'
  | 'locale'
  | 'status'
  | 'attempts'
  | 'lastError'
  | 'createdAt'
  | 'deliveredAt'
>;

/** The envelope of a mail, and what became of it; without the address while the mail is covered. */
export function toMailSummary(mail: Envelope, isCovered: boolean): MailSummary {
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: isCovered ? coveredRecipient : mail.recipient,
    subject: mail.subject,
    locale: mail.locale,
    status: mail.status,
    attempts: mail.attempts,
    lastError: mail.lastError ?? null,
    createdAt: mail.createdAt,
    deliveredAt: mail.deliveredAt ?? null,
  };
}

/** Whether its words are still here, and its time is not over. */
export function canResend({ text, expiresAt }: Pick<OutgoingMail, 'text' | 'expiresAt'>): boolean {
  return text != null && (expiresAt == null || expiresAt > new Date());
}

/**
 * The whole mail; of attachments what they are called. The link to a new password is for its recipient alone: whoever
 * read it here could log in as them.
 */
export async function toMail(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  mail: OutgoingMail,
): Promise<MailRecord> {
  const isCovered = (await coveredMails(ctx, [mail])).has(mail.id);
  const withheld = isCovered ? 'covered' : mail.kind === 'password-reset' ? 'secret' : null;
  return {
    ...toMailSummary(mail, isCovered),
    withheld,
    text: withheld ? null : (mail.text ?? null),
    html: withheld ? null : (mail.html ?? null),
    canResend: canResend(mail),
    attachments: (mail.attachments ?? []).map(({ name, contentType }) => ({ name, contentType })),
  };
}
