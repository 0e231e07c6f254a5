import { z } from 'zod';
import { emailSchema, submissionSchema } from './fields.ts';

export const subscribeInput = z.object({ email: emailSchema, ...submissionSchema.shape });
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** `pending` until the address has confirmed by the link it was sent (double opt-in). */
export const subscriberStatusSchema = z.enum(['pending', 'confirmed', 'unsubscribed']);
export type SubscriberStatus = z.infer<typeof subscriberStatusSchema>;

/** Whatever stands in the link of a mail: one that was cut off gets the same answer as one that is made up. */
export const newsletterLinkInput = z.object({ token: z.string().max(200) });
export type NewsletterLinkInput = z.infer<typeof newsletterLinkInput>;

const newsletterPurposeSchema = z.enum(['confirm', 'unsubscribe']);
export type NewsletterPurpose = z.infer<typeof newsletterPurposeSchema>;

export const getSubscriptionInput = newsletterLinkInput.extend({
  /** Purpose of the link. */
  purpose: newsletterPurposeSchema,
});
export type GetSubscriptionInput = z.infer<typeof getSubscriptionInput>;

/** Data of the page behind such a link. */
export const subscriptionSchema = z.object({
  /** Enough to recognise the address, too little to learn it. */
  maskedEmail: z.string(),
  status: subscriberStatusSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;
