import type { MailRecord, MailSummary } from '../../../shared/contracts/mail.ts';
import type { OutgoingMail } from '../../db/entities/outgoing-mail.ts';

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

/** The envelope of a mail, and what became of it. */
export function toMailSummary(mail: Envelope): MailSummary {
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.subject,
    locale: mail.locale,
    status: mail.status,
    attempts: mail.attempts,
    lastError: mail.lastError ?? null,
    createdAt: mail.createdAt,
    deliveredAt: mail.deliveredAt ?? null,
  };
}

/** The whole mail; of attachments what they are called. */
export function toMail(mail: OutgoingMail): MailRecord {
  return {
    ...toMailSummary(mail),
    text: mail.text ?? null,
    html: mail.html ?? null,
    attachments: (mail.attachments ?? []).map(({ name, contentType }) => ({ name, contentType })),
  };
}
