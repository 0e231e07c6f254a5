import type { GetSubscriptionInput, Subscription } from '../../../shared/contracts/newsletter.ts';
import type { ServiceContext } from '../context.ts';
import { maskedEmail } from '../users/masked-email.ts';
import { findLinkedSubscriber } from './newsletter-link.ts';

/** What the page behind the link of a mail shows; null for a link that is good for nothing. Changes nothing. */
export async function getSubscription(
  ctx: Pick<ServiceContext, 'em' | 'secrets'>,
  { token, purpose }: GetSubscriptionInput,
): Promise<Subscription | null> {
  const subscriber = await findLinkedSubscriber(ctx.em, ctx, purpose, token);
  if (!subscriber) return null;
  if (purpose === 'confirm' && subscriber.status === 'unsubscribed') return null;
  return { maskedEmail: maskedEmail(subscriber.email), status: subscriber.status };
}
