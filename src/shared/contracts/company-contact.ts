import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { emailSchema, text } from './common.ts';

/** Country code first, as a link dials it; E.164 allows fifteen digits. */
const phoneSchema = text(40)
  .regex(/^\+\d[\d ()/-]*$/, { error: () => m.settings_contact_phone_invalid() })
  .refine((phone) => /^(?:\D*\d){7,15}\D*$/.test(phone), {
    error: () => m.settings_contact_phone_invalid(),
  });

/** A page of ours elsewhere: https alone, on a real host name. */
const pageSchema = text(300).pipe(
  z.url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: () => m.settings_contact_link_invalid(),
  }),
);

/** How the company is reached, as the site shows it everywhere. */
export const companyContactSchema = z.object({
  email: emailSchema,
  careersEmail: emailSchema,
  phone: phoneSchema,
  whatsappGermany: phoneSchema,
  whatsappPhilippines: phoneSchema,
  viber: phoneSchema,
  linkedin: pageSchema,
  facebook: pageSchema,
  instagram: pageSchema,
  youtube: pageSchema,
});
export type CompanyContact = z.infer<typeof companyContactSchema>;
