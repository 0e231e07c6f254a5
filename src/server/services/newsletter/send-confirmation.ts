import type { NewsletterSubscriber } from '../../db/entities/newsletter-subscriber.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import {
  newsletterConfirmation,
  newsletterKnown,
} from '../mail/templates/newsletter-confirmation.ts';
import { newsletterUrl } from './newsletter-link.ts';

/**
 * Mails the link by which an address is confirmed, in the running transaction; to an address that is confirmed, that it
 * is: the same work for every address.
 */
export async function sendConfirmation(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'secrets' | 'siteUrl'>,
  subscriber: NewsletterSubscriber,
): Promise<void> {
  const { id, email, locale, status } = subscriber;
  const unsubscribeUrl = newsletterUrl(ctx, 'unsubscribe', subscriber);
  await queueMail(em, ctx, {
    kind: 'newsletter-confirmation',
    to: email,
    locale,
    content:
      status === 'confirmed'
        ? newsletterKnown(locale, unsubscribeUrl)
        : newsletterConfirmation(locale, newsletterUrl(ctx, 'confirm', subscriber)),
    aboutId: id,
    unsubscribeUrl,
  });
}
