import { z } from 'zod';
import { planIds } from '../content/offer.ts';
import { m } from '../i18n/paraglide/messages.js';
import { phoneSchema, submissionSchema, text } from './fields.ts';

const bareDomainPattern = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u;

/** Completes a typed site address such as `example.org`; leaves anything else as it is. */
export function normalizeWebsiteUrl(typed: string): string {
  const text = typed.trim();
  return bareDomainPattern.test(text) ? `https://${text}` : text;
}

export const clientStatusSchema = z.enum(['active', 'inactive']);
export const paymentMethodSchema = z.enum(['bank_transfer', 'crypto', 'paypal']);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export const currencySchema = z.enum(['EUR', 'USD', 'GBP', 'PHP']);

/** With `https://` where it was left out. http or https only: a link that runs a script is no website. */
export const websiteSchema = text(500)
  .transform(normalizeWebsiteUrl)
  .pipe(text(500))
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: () => m.validation_url() })]));

export const registrationFormSchema = z.object({
  companyName: text(200).min(2, { error: () => m.validation_company_name() }),
  industry: text(200).optional(),
  website: websiteSchema.optional(),
  address: text(500).optional(),
  contactPerson: text(200).min(2, { error: () => m.validation_contact_person() }),
  contactTitle: text(200).optional(),
  contactEmail: z
    .string()
    .trim()
    .max(254, { error: () => m.validation_contact_email() })
    .pipe(z.email({ error: () => m.validation_contact_email() })),
  phone: text(40)
    .min(5, { error: () => m.validation_phone_required() })
    .pipe(phoneSchema),
  notes: text(5000).optional(),
  /** The pricing plan whose button led here. */
  plan: z.enum(planIds).optional(),
  privacyConsent: z.literal(true, { error: () => m.validation_privacy_consent() }),
});
export type RegistrationFields = z.infer<typeof registrationFormSchema>;

export const registerClientInput = registrationFormSchema.extend(submissionSchema.shape);
export type RegisterClientInput = z.infer<typeof registerClientInput>;

export const registerClientOutput = z.object({
  ok: z.literal(true),
  /** Four digits that open the media kit. */
  mediaKitPin: z.string(),
});
export type RegisterClientOutput = z.infer<typeof registerClientOutput>;
