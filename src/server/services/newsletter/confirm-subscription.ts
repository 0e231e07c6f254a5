import type { NewsletterLinkInput, Subscription } from '../../../shared/contracts/newsletter.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { maskedEmail } from '../users/masked-email.ts';
import { findLinkedSubscriber } from './newsletter-link.ts';

/**
 * The owner of an address wants the newsletter; saying so again changes nothing. Throws AppError('not-found') for a link
 * that is good for nothing, and for an address that has been taken off the list since.
 */
export async function confirmSubscription(
  ctx: ServiceContext,
  { token }: NewsletterLinkInput,
): Promise<Subscription> {
  return ctx.em.transactional(async (em) => {
    const subscriber = await findLinkedSubscriber(em, ctx, 'confirm', token);
    if (!subscriber || subscriber.status === 'unsubscribed') throw new AppError('not-found');
    if (subscriber.status === 'pending') {
      subscriber.status = 'confirmed';
      subscriber.confirmedAt = new Date();
      // Whoever opens a mail and presses a button is a person.
      subscriber.isSuspicious = false;
    }
    return { maskedEmail: maskedEmail(subscriber.email), status: subscriber.status };
  });
}
