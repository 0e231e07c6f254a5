import { NewsletterSubscriber } from '../../db/entities/newsletter-subscriber.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { eraseMails } from '../mail/erase-mails.ts';

/** Erases an address from the newsletter; the record of it does not keep the address. Throws AppError('not-found'). */
export async function deleteSubscriber(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const subscriber = await em.findOne(NewsletterSubscriber, { id });
    if (!subscriber) throw new AppError('not-found');
    em.remove(subscriber);
    await eraseMails(em, id);
    recordEvent(em, ctx, { action: 'newsletter.delete', subjectId: id });
  });
}
