import { ContactMessage } from '../../db/entities/contact-message.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { eraseMails } from '../mail/erase-mails.ts';

/** Erases a message for good. Throws AppError('not-found'). */
export async function deleteMessage(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const message = await em.findOne(ContactMessage, { id });
    if (!message) throw new AppError('not-found');
    em.remove(message);
    await eraseMails(em, id);
    // Without the sender's name, which is to be forgotten with the message.
    recordEvent(em, ctx, { action: 'contact.delete', subjectId: id });
  });
}
