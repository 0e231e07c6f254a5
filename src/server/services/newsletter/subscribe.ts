import { randomUUID } from 'node:crypto';
import { contactConsentVersion } from '../../../shared/content/data-consent.ts';
import type { Acknowledgement } from '../../../shared/contracts/contact.ts';
import type { SubscribeInput } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { ServiceContext } from '../context.ts';
import { looksAutomated } from '../submissions/looks-automated.ts';

/**
 * Puts an address down for the newsletter, to be confirmed by its owner; one that had unsubscribed has to confirm
 * again. What an owner confirmed stays as it is: whoever sends the form may be somebody else. The same statement and
 * the same answer for every address, so that nobody learns which ones are known.
 */
export async function subscribe(
  ctx: ServiceContext,
  input: SubscribeInput,
): Promise<Acknowledgement> {
  await ctx.em.execute(
    `insert into "newsletter_subscribers"
       ("id", "email", "status", "locale", "consent_version", "consent_at", "is_suspicious", "created_at")
     values (?, ?, 'pending', ?, ?, now(), ?, now())
     on conflict ("email") do update set
       "status" = 'pending',
       "locale" = excluded."locale",
       "consent_version" = excluded."consent_version",
       "consent_at" = excluded."consent_at",
       "is_suspicious" = "newsletter_subscribers"."is_suspicious" and excluded."is_suspicious"
     where "newsletter_subscribers"."status" <> 'confirmed'`,
    [
      randomUUID(),
      input.email.toLowerCase(),
      input.locale ?? ctx.locale,
      contactConsentVersion,
      looksAutomated(input),
    ],
  );
  return { ok: true, message: m.contact_answer_subscribed() };
}
