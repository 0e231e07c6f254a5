import type { Message } from '../../../shared/contracts/inbox.ts';
import { ContactMessage } from '../../db/entities/contact-message.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toMessage } from './to-message.ts';

/** The whole of one message. Throws AppError('not-found'). */
export async function getMessage({ em }: ServiceContext, { id }: { id: string }): Promise<Message> {
  const message = await em.findOne(ContactMessage, { id });
  if (!message) throw new AppError('not-found');
  return toMessage(message);
}
