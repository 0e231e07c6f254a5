import type { RequiredEntityData } from '@mikro-orm/core';
import type { ContactMessage } from '../../entities/contact-message.ts';

type SeedMessage = Omit<
  RequiredEntityData<ContactMessage>,
  'consentVersion' | 'submissionKey' | 'submissionDigest'
>;

/** What visitors have written, the oldest first. */
export const messages: readonly SeedMessage[] = [
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
