import type { Message, UpdateMessageInput } from '../../../shared/contracts/inbox.ts';
import { ContactMessage } from '../../db/entities/contact-message.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toMessage } from './to-message.ts';

/**
 * Marks a message as answered, archived or new again, and keeps the note beside it; who did so and when is written down
 * with the status. Throws AppError('not-found'), 'conflict' when somebody else saved since `version`.
 */
export async function updateMessage(
  ctx: ServiceContext,
  { id, version, status, internalNote }: UpdateMessageInput,
): Promise<Message> {
  return ctx.em.transactional(async (em) => {
    const message = await em.findOne(ContactMessage, { id });
    if (!message) throw new AppError('not-found');
    if (version !== message.version) throw new AppError('conflict');
    if (internalNote !== undefined) message.internalNote = internalNote || null;
    if (status !== undefined) {
      const isOpen = status === 'new';
      message.status = status;
      message.handledAt = isOpen ? null : new Date();
      message.handledBy = isOpen ? null : (ctx.actor?.name.slice(0, 200) ?? null);
    }
    recordEvent(em, ctx, {
      action: 'contact.update',
      subjectId: id,
      subjectLabel: message.name,
    });
    await em.flush();
    return toMessage(message);
  });
}
