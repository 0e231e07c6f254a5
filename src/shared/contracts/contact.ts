import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { emailSchema, submissionSchema, text } from './fields.ts';

/** The contact form, field by field; the portal and REST use the same. */
export const contactFormSchema = z.object({
  name: text(200).min(1, { error: () => m.validation_name_required() }),
  email: emailSchema,
  company: text(200).optional(),
  message: text(5000).min(1, { error: () => m.validation_message_required() }),
  consent: z.literal(true, { error: () => m.validation_contact_consent() }),
});
export type ContactFields = z.infer<typeof contactFormSchema>;

export const sendContactInput = contactFormSchema.extend(submissionSchema.shape);
export type SendContactInput = z.infer<typeof sendContactInput>;

/** `message` is the sentence to show, in the language of the request. */
export const acknowledgementSchema = z.object({ ok: z.literal(true), message: z.string() });
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
