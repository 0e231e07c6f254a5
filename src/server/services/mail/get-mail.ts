import type { MailRecord } from '../../../shared/contracts/mail.ts';
import { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toMail } from './to-mail.ts';

/** One mail, for administrators. Throws AppError('not-found'). */
export async function getMail(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  { id }: { id: string },
): Promise<MailRecord> {
  const mail = await ctx.em.findOne(OutgoingMail, { id });
  if (!mail) throw new AppError('not-found');
  return toMail(ctx, mail);
}
