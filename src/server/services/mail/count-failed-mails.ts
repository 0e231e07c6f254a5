import { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import type { ServiceContext } from '../context.ts';

/** How many mails were given up and wait for somebody. */
export async function countFailedMails({
  em,
}: Pick<ServiceContext, 'em'>): Promise<{ count: number }> {
  return { count: await em.count(OutgoingMail, { status: 'failed' }) };
}
