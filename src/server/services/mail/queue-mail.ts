import type { Locale } from '../../../shared/contracts/common.ts';
import type { MailKind } from '../../../shared/contracts/mail.ts';
import { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

export type MailToQueue = {
  kind: MailKind;
  to: string;
  locale: Locale;
  content: MailContent;
  /** The record it is about; when that is erased, the mail goes with it. */
  aboutId?: string;
  /** Where whoever gets it says that they want no more of them. */
  unsubscribeUrl?: string;
  /** From then on it is good for nothing, and is not sent any more. */
  expiresAt?: Date;
};

/** Longest subject the database keeps, in characters. */
const longestSubject = 300;

function toOutgoing(em: EntityManager, mail: MailToQueue): OutgoingMail {
  const { kind, to, locale, content, aboutId, unsubscribeUrl, expiresAt } = mail;
  const { subject, text, html } = renderMail(content, locale);
  return em.create(OutgoingMail, {
    kind,
    recipient: to,
    locale,
    // A subject is one line: what people typed into it must not begin another header.
    subject: subject.replaceAll(/\s+/g, ' ').slice(0, longestSubject),
    text,
    html,
    attachments: content.attachments ? [...content.attachments] : null,
    aboutId: aboutId ?? null,
    unsubscribeUrl: unsubscribeUrl ?? null,
    expiresAt: expiresAt ?? null,
  });
}

/**
 * Leaves mails to be sent in the running transaction of `em`: they go out if that is committed, and not otherwise.
 * The request does not wait for any mail server. Throws when no transaction is open.
 */
export async function queueMails(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs'>,
  mails: readonly MailToQueue[],
): Promise<void> {
  if (mails.length === 0) return;
  const outgoing = mails.map((mail) => toOutgoing(em, mail));
  em.persist(outgoing);
  await em.flush();
  await ctx.jobs.sendAll(
    em,
    'mail',
    outgoing.map(({ id }) => ({ mailId: id })),
  );
}

/** One mail, as `queueMails` does it. */
export async function queueMail(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs'>,
  mail: MailToQueue,
): Promise<void> {
  await queueMails(em, ctx, [mail]);
}
