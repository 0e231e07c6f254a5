import { raw } from '@mikro-orm/core';
import { company } from '../../../shared/content/company.ts';
import type { SendTestMailInput, SendTestMailOutput } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { type Delivery, type Mail, type MailTransport, mailErrorCode } from '../mail-transport.ts';

const { brand } = company;

/** The short mail itself, in both languages. */
function testMail(to: string): Mail {
  return {
    to,
    subject: m.settings_mail_subject({ brand }, { locale: 'en' }),
    text: [
      m.settings_mail_body({ brand }, { locale: 'en' }),
      m.settings_mail_body({ brand }, { locale: 'de' }),
    ].join('\n\n--\n\n'),
  };
}

async function deliver(mail: MailTransport, to: string): Promise<SendTestMailOutput> {
  try {
    const delivery = await mail.send(testMail(to));
    return delivery.kind === 'file'
      ? { outcome: 'kept', file: delivery.file }
      : { outcome: 'sent', host: delivery.host };
  } catch (error) {
    return { outcome: 'failed', host: mail.host, code: mailErrorCode(error).code };
  }
}

/** Sends a short mail in both languages and reports its outcome; the try is noted either way. */
export async function sendTestMail(
  ctx: AdminContext,
  { to }: SendTestMailInput,
): Promise<SendTestMailOutput> {
  const result = await deliver(ctx.mail, to);
  if (result.outcome === 'failed') {
    ctx.log.warn({ host: result.host, code: result.code }, 'test mail failed');
  }
  recordEvent(ctx.em, ctx, 'setting.mail-test', { label: to });
  await ctx.em.flush();
  return result;
}

type Context = Pick<ServiceContext, 'em' | 'mail' | 'log'>;

const outcomeOf = ({ kind }: Delivery) =>
  // Least data: what a server has taken is in the recipient's mailbox. Without one, the copy here is all there is.
  kind === 'server'
    ? {
        status: 'sent' as const,
        text: null,
        html: null,
        attachments: null,
        unsubscribeUrl: null,
      }
    : { status: 'kept' as const };

/** Longer than a handover takes, shorter than a queue waits for a process that died over one; in milliseconds. */
const claimMs = 100_000;

/** Claims the mail for this caller for a while; null when it is gone, delivered, or claimed already. */
async function claimMail(em: EntityManager, mailId: string): Promise<OutgoingMail | null> {
  const now = Date.now();
  const claimed = await em.nativeUpdate(
    OutgoingMail,
    {
      id: mailId,
      status: 'queued',
      $or: [{ claimedUntil: null }, { claimedUntil: { $lt: new Date(now) } }],
    },
    { claimedUntil: new Date(now + claimMs), attempts: raw('"attempts" + 1') },
  );
  return claimed === 0 ? null : em.findOne(OutgoingMail, { id: mailId });
}

/** An expired mail is not sent and needs no look; its words go, with the link in them. */
async function expireMail(em: EntityManager, mail: OutgoingMail): Promise<void> {
  Object.assign(mail, { status: 'expired', text: null, html: null, claimedUntil: null });
  await em.flush();
}

/**
 * Hands one mail over. A process that dies in the middle leaves it queued: it is handed over once more under the same
 * Message-ID, which mailboxes show once. One that is gone or already delivered is left alone, and one whose time is over
 * is not sent any more.
 * @param isLastTry true for the last automatic try
 * @throws the transport's error, or that it is claimed already, so that the queue tries again later; not after the last
 * try, nor when the server refuses for good
 */
export async function deliverMail(
  ctx: Context,
  { mailId, isLastTry }: { mailId: string; isLastTry: boolean },
): Promise<void> {
  const mail = await claimMail(ctx.em, mailId);
  if (!mail) {
    // The process may die during delivery: the job stays until the mail has left the queue.
    const waits = await ctx.em.count(OutgoingMail, { id: mailId, status: 'queued' });
    if (waits > 0) throw new Error('the mail is being handed over by somebody else');
    return;
  }
  if (mail.text == null) return;
  if (mail.expiresAt && mail.expiresAt <= new Date()) return expireMail(ctx.em, mail);
  const handover = {
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html == null ? {} : { html: mail.html }),
    ...(mail.unsubscribeUrl == null ? {} : { unsubscribeUrl: mail.unsubscribeUrl }),
    attachments: mail.attachments ?? [],
  };
  let failure: unknown;
  try {
    const delivery = await ctx.mail.send(handover);
    Object.assign(mail, outcomeOf(delivery), { deliveredAt: new Date(), lastError: null });
  } catch (error) {
    const { code, isFinal } = mailErrorCode(error);
    const isOver = isFinal || isLastTry;
    mail.lastError = code;
    if (isOver) mail.status = 'failed';
    else failure = error;
    ctx.log.warn({ mailId, kind: mail.kind, code, isOver }, 'mail delivery failed');
  }
  mail.claimedUntil = null;
  await ctx.em.flush();
  // A record erased during the handover leaves no file behind either.
  if ((await ctx.em.count(OutgoingMail, { id: mailId })) === 0)
    await ctx.mail.removeFiles([mailId]);
  if (failure !== undefined) throw failure;
}
