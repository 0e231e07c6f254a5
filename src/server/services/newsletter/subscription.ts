import { randomUUID } from 'node:crypto';
import { contactConsentVersion } from '../../../shared/content/consent.ts';
import type { Acknowledgement } from '../../../shared/contracts/contact.ts';
import { idSchema, type Locale } from '../../../shared/contracts/fields.ts';
import type {
  GetSubscriptionInput,
  NewsletterLinkInput,
  NewsletterPurpose,
  SubscribeInput,
  Subscription,
} from '../../../shared/contracts/newsletter.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NewsletterSubscriber } from '../../db/entities/newsletter.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { maskEmail } from '../accounts/user-tokens.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import {
  newsletterAlreadyConfirmed,
  newsletterConfirmation,
} from '../mail/templates/form-mails.ts';
import { sign, verifySignature } from '../secrets.ts';
import { formLimit, isLikelyAutomated } from '../submission.ts';

/** Lifetime of a confirmation link; the mail says so. */
const confirmationLifetimeMs = 30 * 86_400_000;

type Context = Pick<ServiceContext, 'secrets' | 'siteUrl'>;

const signedText = (purpose: NewsletterPurpose, id: string, until: string) =>
  `newsletter:${purpose}:${id}:${until}`;

/** The link of a mail by which an address is confirmed, or taken off the list; the latter is good for ever. */
export function newsletterUrl(
  ctx: Context,
  purpose: NewsletterPurpose,
  { id, locale }: { id: string; locale: Locale },
): string {
  const until = purpose === 'confirm' ? (Date.now() + confirmationLifetimeMs).toString(36) : '0';
  const signature = sign(ctx.secrets.newsletter, signedText(purpose, id, until));
  const url = new URL(localizedPath(`/newsletter/${purpose}`, locale), ctx.siteUrl);
  url.searchParams.set('token', `${id}.${until}.${signature}`);
  return url.href;
}

/** Finds the owner of a link; null for one that is forged, expired, for another purpose, or of a deleted address. */
async function findLinkedSubscriber(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'secrets'>,
  purpose: NewsletterPurpose,
  token: string,
): Promise<NewsletterSubscriber | null> {
  const [id = '', until = '', signature = ''] = token.split('.');
  const isOurs = verifySignature(ctx.secrets.newsletter, signedText(purpose, id, until), signature);
  if (!isOurs || !idSchema.safeParse(id).success) return null;
  if (until !== '0' && Number.parseInt(until, 36) < Date.now()) return null;
  return em.findOne(NewsletterSubscriber, { id });
}

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
        ? newsletterAlreadyConfirmed(locale, unsubscribeUrl)
        : newsletterConfirmation(locale, newsletterUrl(ctx, 'confirm', subscriber)),
    aboutId: id,
    unsubscribeUrl,
  });
}

/** However often an address is given, it is written to at most once in so many milliseconds. */
const minMailIntervalMs = 3_600_000;

/** Stores the address. A confirmed one stays as it is: the form may come from a stranger. */
async function upsertSubscriber(
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
    [randomUUID(), email, locale, contactConsentVersion, locale, isLikelyAutomated(input)],
  );
}

/** Claims the subscriber, if it is time to write to that address. */
async function claimMail(em: EntityManager, email: string): Promise<NewsletterSubscriber | null> {
  const now = Date.now();
  const claimed = await em.nativeUpdate(
    NewsletterSubscriber,
    {
      email,
      $or: [
        { confirmationSentAt: null },
        { confirmationSentAt: { $lt: new Date(now - minMailIntervalMs) } },
      ],
    },
    { confirmationSentAt: new Date(now) },
  );
  return claimed === 0 ? null : em.findOneOrFail(NewsletterSubscriber, { email });
}

/**
 * Puts an address down for the newsletter and mails its owner a link to confirm it; one that had unsubscribed has to
 * confirm again. The same steps and the same answer for every address, so that it does not reveal which ones are known.
 * One that a program seems to send is put down, and not written to. Throws AppError('rate-limited').
 */
export async function subscribe(
  ctx: ServiceContext,
  input: SubscribeInput,
): Promise<Acknowledgement> {
  const email = input.email.toLowerCase();
  await ctx.em.transactional(async (em) => {
    // By what the sender did, never by what is known of the address.
    await ctx.consumeQuota(em, { what: 'newsletter', which: email }, formLimit);
    await upsertSubscriber(em, ctx, input, email);
    if (isLikelyAutomated(input)) return;
    const subscriber = await claimMail(em, email);
    if (subscriber) await sendConfirmation(em, ctx, subscriber);
  });
  return { ok: true, message: m.contact_answer_subscribed() };
}

/** Data of the page behind the link of a mail; null for an invalid link. Changes nothing. */
export async function getSubscription(
  ctx: Pick<ServiceContext, 'em' | 'secrets'>,
  { token, purpose }: GetSubscriptionInput,
): Promise<Subscription | null> {
  const subscriber = await findLinkedSubscriber(ctx.em, ctx, purpose, token);
  if (!subscriber) return null;
  if (purpose === 'confirm' && subscriber.status === 'unsubscribed') return null;
  return { maskedEmail: maskEmail(subscriber.email), status: subscriber.status };
}

/**
 * Confirms a subscription for the owner of the address; doing so again changes nothing. Throws AppError('not-found')
 * for an invalid link, and for an address that has been unsubscribed since.
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
      // Only a person opens a mail and presses a button.
      subscriber.isSuspicious = false;
    }
    return { maskedEmail: maskEmail(subscriber.email), status: subscriber.status };
  });
}

/**
 * Ends a subscription for the owner of the address; doing so again changes nothing. Throws AppError('not-found')
 * for an invalid link.
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
    // A change of mind gets a new link at once.
    subscriber.confirmationSentAt = null;
    return { maskedEmail: maskEmail(subscriber.email), status: subscriber.status };
  });
}
