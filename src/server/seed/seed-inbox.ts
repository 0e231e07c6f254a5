import { z } from 'zod';
import { contactConsentVersion } from '../../shared/content/consent.ts';
import { initialAvailability } from '../../shared/content/meetings.ts';
import { localeSchema } from '../../shared/contracts/fields.ts';
import { messageStatusSchema } from '../../shared/contracts/inbox.ts';
import { Booking } from '../db/entities/bookings.ts';
import { ContactMessage } from '../db/entities/inbox.ts';
import { NewsletterSubscriber } from '../db/entities/newsletter.ts';
import { Setting } from '../db/entities/system.ts';
import type { EntityManager } from '../db/orm.ts';
import { offeredSlots } from '../services/bookings/slots.ts';
import { demoMomentSchema, readDemoData } from './demo-data.ts';

const personSchema = { name: z.string(), email: z.email(), company: z.string().optional() };

/** Messages of visitors, the oldest first, newsletter addresses and meetings. */
const inboxSchema = z.strictObject({
  messages: z.array(
    z.strictObject({
      ...personSchema,
      message: z.string(),
      locale: localeSchema,
      isSuspicious: z.boolean().optional(),
      status: messageStatusSchema.optional(),
      internalNote: z.string().optional(),
      handledAt: demoMomentSchema.optional(),
      handledBy: z.string().optional(),
      createdAt: demoMomentSchema,
    }),
  ),
  subscribers: z.array(
    z.strictObject({
      email: z.email(),
      locale: localeSchema,
      isPending: z.boolean().default(false),
      createdAt: demoMomentSchema,
    }),
  ),
  meetings: z.array(
    z.strictObject({
      ...personSchema,
      /** Which of the half hours on offer is taken; none of the first day, so that a visitor sees that whole. */
      slot: z.number().int(),
      topic: z.string().nullable(),
      timeZone: z.string(),
      locale: localeSchema,
    }),
  ),
});
const inbox = readDemoData('inbox.json', inboxSchema);

/** Stored where a visitor's message or booking has the digest of what was sent. */
export const demoSubmissionDigest = 'demo';

export const demoSubscribers = inbox.subscribers;

async function seedMessages(em: EntityManager): Promise<void> {
  if ((await em.count(ContactMessage)) > 0) return;
  for (const [index, message] of inbox.messages.entries()) {
    em.create(ContactMessage, {
      ...message,
      consentVersion: contactConsentVersion,
      consentLocale: message.locale,
      submissionKey: `demo:${index}`,
      submissionDigest: demoSubmissionDigest,
    });
  }
  await em.flush();
}

async function seedSubscribers(em: EntityManager): Promise<void> {
  if ((await em.count(NewsletterSubscriber)) > 0) return;
  for (const { email, locale, isPending, createdAt } of demoSubscribers) {
    em.create(NewsletterSubscriber, {
      email,
      locale,
      consentVersion: contactConsentVersion,
      consentLocale: locale,
      consentAt: createdAt,
      createdAt,
      ...(isPending ? {} : { status: 'confirmed', confirmedAt: createdAt }),
    });
  }
  await em.flush();
}

async function seedMeetings(em: EntityManager): Promise<void> {
  if ((await em.count(Booking)) > 0) return;
  const offered = offeredSlots(new Date(), initialAvailability);
  for (const { slot, ...meeting } of inbox.meetings) {
    const startsAt = offered[slot];
    if (!startsAt) continue;
    em.create(Booking, {
      ...meeting,
      slot: startsAt,
      startsAt,
      consentVersion: contactConsentVersion,
      consentLocale: meeting.locale,
      submissionDigest: demoSubmissionDigest,
    });
  }
  await em.flush();
}

/** Keeps that it was done: what is deleted from an inbox leaves no trace that would say so. */
const seededKey = 'demo_inbox';

/** Adds what an inbox holds, once, and each kind only where there is none: messages, newsletter addresses, meetings. */
export async function seedInbox(em: EntityManager): Promise<void> {
  if ((await em.count(Setting, { key: seededKey })) > 0) return;
  await em.transactional(async (inner) => {
    inner.create(Setting, { key: seededKey, value: 'true', updatedAt: new Date() });
    await seedMessages(inner);
    await seedSubscribers(inner);
    await seedMeetings(inner);
  });
}
