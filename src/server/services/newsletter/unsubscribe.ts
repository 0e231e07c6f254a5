import type { NewsletterLinkInput, Subscription } from '../../../shared/contracts/newsletter.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { maskedEmail } from '../users/masked-email.ts';
import { findLinkedSubscriber } from './newsletter-link.ts';

/**
 * The owner of an address wants no newsletter (any more); saying so again changes nothing. Throws AppError('not-found')
 * for a link that is good for nothing.
 */
export async function unsubscribe(
  ctx: ServiceContext,
  { token }: NewsletterLinkInput,
): Promise<Subscription> {
  return ctx.em.transactional(async (em) => {
    const subscriber = await findLinkedSubscriber(em, ctx, 'unsubscribe', token);
    if (!subscriber) throw new AppError('not-found');
    subscriber.status = 'unsubscribed';
    subscriber.confirmedAt = null;
    // Whoever changes their mind gets a new link at once.
    subscriber.confirmationSentAt = null;
    return { maskedEmail: maskedEmail(subscriber.email), status: subscriber.status };
  });
}
