import { LockMode } from '@mikro-orm/core';
import type { MailRecord } from '../../../shared/contracts/mail.ts';
import { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { canResend, toMail } from './to-mail.ts';

/**
 * Hands a mail over once more, at once: one that was given up, one that is kept, or one that waits for its next try.
 * Throws AppError('not-found'), 'conflict' when a mail server has taken it, or its time is over: then nothing is left here
 * that could be sent.
 */
export async function resendMail(ctx: ServiceContext, { id }: { id: string }): Promise<MailRecord> {
  return ctx.em.transactional(async (em) => {
    const mail = await em.findOne(
      OutgoingMail,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!mail) throw new AppError('not-found');
    if (!canResend(mail)) throw new AppError('conflict');
    mail.status = 'queued';
    mail.deliveredAt = null;
    recordEvent(em, ctx, { action: 'mail.resend', subjectId: id, subjectLabel: mail.subject });
    await em.flush();
    await ctx.jobs.send(em, 'mail', { mailId: id });
    return toMail({ em, actor: ctx.actor }, mail);
  });
}
