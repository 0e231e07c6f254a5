import { NewsletterSubscriber } from '../../db/entities/newsletter-subscriber.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { newsletterConfirmation, newsletterKnown } from '../mail/templates/newsletter-confirmation.ts';
import { newsletterUrl } from './newsletter-link.ts';
import { randomUUID } from 'node:crypto';
import { contactConsentVersion } from '../../../shared/content/data-consent.ts';
import type { Acknowledgement } from '../../../shared/contracts/contact.ts';
import type { SubscribeInput } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { formLimit } from '../submissions/form-limit.ts';
import { looksAutomated } from '../submissions/looks-automated.ts';

/**
 * Mails the link by which an address is confirmed, in the running transaction; to an address that is confirmed, that it
 * is: the same work for every address.
 */
async function sendConfirmation(
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

/** However often an address is given, it is written to at most once in so many milliseconds. */
const mailPauseMs = 3_600_000;

/** Puts the address down. What an owner confirmed stays as it is: whoever sends the form may be somebody else. */
async function putDown(
  em: EntityManager,
  ctx: ServiceContext,
  input: SubscribeInput,
  email: string,
) {
  const locale = input.locale ?? ctx.locale;
  await em.execute(
    `insert into "newsletter_subscribers"
       ("id", "email", "status", "locale", "consent_version", "consent_locale", "consent_at", "is_suspicious",
        "created_at")
     values (?, ?, 'pending', ?, ?, ?, now(), ?, now())
     on conflict ("email") do update set
       "status" = 'pending',
       "locale" = excluded."locale",
       "consent_version" = excluded."consent_version",
       "consent_locale" = excluded."consent_locale",
       "consent_at" = excluded."consent_at",
       "is_suspicious" = "newsletter_subscribers"."is_suspicious" and excluded."is_suspicious"
     where "newsletter_subscribers"."status" <> 'confirmed'`,
    [randomUUID(), email, locale, contactConsentVersion, locale, looksAutomated(input)],
  );
}

/** The subscriber, if it is time to write to that address; nobody else then does. */
async function claimMail(em: EntityManager, email: string): Promise<NewsletterSubscriber | null> {
  const now = Date.now();
  const claimed = await em.nativeUpdate(
    NewsletterSubscriber,
    {
      email,
      $or: [
        { confirmationSentAt: null },
        { confirmationSentAt: { $lt: new Date(now - mailPauseMs) } },
      ],
    },
    { confirmationSentAt: new Date(now) },
  );
  return claimed === 0 ? null : em.findOneOrFail(NewsletterSubscriber, { email });
}

/**
 * Puts an address down for the newsletter and mails its owner a link to confirm it; one that had unsubscribed has to
 * confirm again. The same steps and the same answer for every address, so that nobody learns which ones are known. One
 * that a program seems to send is put down, and not written to. Throws AppError('rate-limited').
 */
export async function subscribe(
  ctx: ServiceContext,
  input: SubscribeInput,
): Promise<Acknowledgement> {
  const email = input.email.toLowerCase();
  await ctx.em.transactional(async (em) => {
    // By what the sender did, never by what is known of the address.
    await ctx.countNew(em, { what: 'newsletter', which: email }, formLimit);
    await putDown(em, ctx, input, email);
    if (looksAutomated(input)) return;
    const subscriber = await claimMail(em, email);
    if (subscriber) await sendConfirmation(em, ctx, subscriber);
  });
  return { ok: true, message: m.contact_answer_subscribed() };
}
