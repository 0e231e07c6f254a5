import type { RequiredEntityData } from '@mikro-orm/core';
import { contactConsentVersion } from '../../shared/content/consent.ts';
import { initialAvailability } from '../../shared/content/meetings.ts';
import { Booking } from '../db/entities/bookings.ts';
import { ContactMessage } from '../db/entities/inbox.ts';
import { NewsletterSubscriber } from '../db/entities/newsletter.ts';
import { Setting } from '../db/entities/system.ts';
import type { EntityManager } from '../db/orm.ts';
import { offeredSlots } from '../services/bookings/slots.ts';

type SeedMessage = Omit<
  RequiredEntityData<ContactMessage>,
  'consentVersion' | 'submissionKey' | 'submissionDigest'
>;

/** What visitors have written, the oldest first. */
const messages: readonly SeedMessage[] = [
  {
    name: 'Franziska Engel',
    email: 'f.engel@bergwiese.example',
    company: 'Bergwiese Molkerei',
    message:
      'Guten Tag,\n\nwir bekommen um die Feiertage etwa dreimal so viele Anrufe wie sonst. Können Sie für sechs Wochen einspringen, und wie lange im Voraus müssten wir Bescheid geben?\n\nMit freundlichen Grüßen\nFranziska Engel',
    locale: 'de',
    status: 'answered',
    internalNote: 'Angebot für acht Plätze geschickt, Rückmeldung bis Ende des Monats.',
    handledAt: new Date('2026-10-29T09:30:00Z'),
    handledBy: 'Administrator',
    createdAt: new Date('2026-10-28T14:02:00Z'),
  },
  {
    name: 'Best Rank Team',
    email: 'offers@rank-higher.example',
    message: 'We can put your site on the first page within seven days. Click here to start now.',
    locale: 'en',
    isSuspicious: true,
    status: 'archived',
    handledAt: new Date('2026-11-03T07:12:00Z'),
    handledBy: 'Administrator',
    createdAt: new Date('2026-11-03T02:44:00Z'),
  },
  {
    name: 'Marcus Oyelaran',
    email: 'marcus@northgate-clinics.example',
    company: 'Northgate Clinics',
    message:
      'Hello, we run four private clinics and would like somebody to take appointment calls from 6 pm to 8 am. Patients speak English, some German. What would a team of three cost, and how do you handle health data?',
    locale: 'en',
    createdAt: new Date('2026-11-14T19:20:00Z'),
  },
  {
    name: 'Anneke Vos',
    email: 'anneke.vos@fietsplek.example',
    company: 'Fietsplek',
    message:
      'Do you also answer reviews on marketplaces, or only e-mail and chat? We have about 120 a week in Dutch and German.',
    locale: 'en',
    createdAt: new Date('2026-11-18T11:05:00Z'),
  },
  {
    name: 'Rainer Hoppe',
    email: 'hoppe@stadtwerke-lindau.example',
    company: 'Stadtwerke Lindenau',
    message:
      'Sehr geehrte Damen und Herren,\n\nbitte senden Sie mir Ihre Unterlagen zur Auftragsverarbeitung (Art. 28 DSGVO) und eine Liste Ihrer Standorte, an denen Daten unserer Kunden verarbeitet würden.\n\nRainer Hoppe',
    locale: 'de',
    createdAt: new Date('2026-11-19T08:37:00Z'),
  },
];

/** Stored where a visitor's message or booking has the digest of what was sent. */
export const demoSubmissionDigest = 'demo';

export const demoSubscribers = [
  { email: 'news@bergwiese.example', locale: 'de', day: '2025-12-02' },
  { email: 'clara.hess@mittelpunkt.example', locale: 'de', day: '2026-02-17' },
  { email: 'office@northgate-clinics.example', locale: 'en', day: '2026-05-06' },
  { email: 'j.delacruz@suhay.example', locale: 'en', day: '2026-08-21' },
  { email: 'einkauf@papierfuchs.example', locale: 'de', day: '2026-10-30' },
  { email: 'anneke.vos@fietsplek.example', locale: 'en', day: '2026-11-18', isPending: true },
] as const;

/** Which of the half hours on offer are taken; none of the first day, so that a visitor sees that whole. */
const meetings = [
  {
    slot: 21,
    name: 'Marcus Oyelaran',
    email: 'marcus@northgate-clinics.example',
    company: 'Northgate Clinics',
    topic: 'Calls at night, and how health data is handled',
    timeZone: 'Europe/London',
    locale: 'en',
  },
  {
    slot: 38,
    name: 'Matthis Oelschläger',
    email: 'oelschlaeger@solarhof.example',
    company: 'Solarhof Energie eG',
    topic: 'Abschläge im Januar',
    timeZone: 'Europe/Berlin',
    locale: 'de',
  },
  {
    slot: 70,
    name: 'Priya Raman',
    email: 'priya@tidepool.example',
    company: 'Tidepool Analytics Pty Ltd',
    topic: null,
    timeZone: 'Australia/Sydney',
    locale: 'en',
  },
] as const;

async function seedMessages(em: EntityManager): Promise<void> {
  if ((await em.count(ContactMessage)) > 0) return;
  for (const [index, message] of messages.entries()) {
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
  for (const { day, email, locale, ...state } of demoSubscribers) {
    const createdAt = new Date(`${day}T09:00:00Z`);
    em.create(NewsletterSubscriber, {
      email,
      locale,
      consentVersion: contactConsentVersion,
      consentLocale: locale,
      consentAt: createdAt,
      createdAt,
      ...('isPending' in state ? {} : { status: 'confirmed', confirmedAt: createdAt }),
    });
  }
  await em.flush();
}

async function seedMeetings(em: EntityManager): Promise<void> {
  if ((await em.count(Booking)) > 0) return;
  const offered = offeredSlots(new Date(), initialAvailability);
  for (const { slot, ...meeting } of meetings) {
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
