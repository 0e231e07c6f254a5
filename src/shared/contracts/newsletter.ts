import { z } from 'zod';
import { emailSchema } from './common.ts';
import { submissionSchema } from './submission.ts';

export const subscribeInput = z.object({ email: emailSchema, ...submissionSchema.shape });
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** `pending` until the address has confirmed by the link it was sent (double opt-in). */
export const subscriberStatusSchema = z.enum(['pending', 'confirmed', 'unsubscribed']);
export type SubscriberStatus = z.infer<typeof subscriberStatusSchema>;
