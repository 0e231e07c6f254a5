import type { RequiredEntityData } from '@mikro-orm/core';
import { contactConsentVersion } from '../../shared/content/consent.ts';
import { Client } from '../db/entities/clients.ts';
import type { EntityManager } from '../db/orm.ts';
import { nextClientNumber } from '../services/clients/edit-client.ts';

/** A client of the demo content; the number is given when it is stored. */
type SeedClient = Omit<
  RequiredEntityData<Client>,
  'clientId' | 'companyName' | 'createdAt' | 'consentAt' | 'consentVersion'
> & {
  companyName: string;
  createdAt: Date;
};

/** Companies that an administrator added or took over long ago. */
export const clientsWithContract: readonly SeedClient[] = [
  {
    companyName: 'Alpenquell Naturkosmetik GmbH',
    industry: 'Cosmetics, mail order',
    website: 'https://alpenquell.example',
    address: 'Salzachkai 14, 5020 Salzburg, Austria',
    vatNumber: 'ATU00000001',
    contactPerson: 'Theresa Moosbrugger',
    contactTitle: 'Head of Customer Care',
    contactEmail: 'theresa.moosbrugger@alpenquell.example',
    phone: '+43 1 5550 0101',
    ndaSigned: true,
    plan: 'professional',
    locale: 'de',
    source: 'administrator',
    notes: 'Returns peak in January. Answers in German only, formal address.',
    createdAt: new Date('2023-02-14T09:20:00Z'),
  },
  {
    companyName: 'Brightwater Insurance plc',
    industry: 'Insurance',
    website: 'https://brightwater.example',
    address: '20 Harbour Street, Bristol, United Kingdom',
    contactPerson: 'Oliver Ashdown',
    contactTitle: 'Claims Operations Director',
    contactEmail: 'oliver.ashdown@brightwater.example',
    phone: '+44 117 496 0132',
    ndaSigned: true,
    preferredCurrency: 'GBP',
    plan: 'enterprise',
    locale: 'en',
    source: 'administrator',
    notes:
      'First notice of loss by telephone, around the clock. Recordings are kept in the United Kingdom.',
    createdAt: new Date('2023-06-05T08:00:00Z'),
  },
  {
    companyName: 'Cargo Delta B.V.',
    industry: 'Freight forwarding',
    website: 'https://cargodelta.example',
    address: 'Waalhaven 77, Rotterdam, Netherlands',
    contactPerson: 'Sanne de Wit',
    contactTitle: 'Planner',
    contactEmail: 'sanne@cargodelta.example',
    phone: '+31 10 555 0144',
    ndaSigned: true,
    plan: 'professional',
    locale: 'en',
    source: 'administrator',
    createdAt: new Date('2023-11-20T10:05:00Z'),
  },
  {
    companyName: 'Feinwerk Uhren AG',
    industry: 'Watchmaking',
    website: 'https://feinwerk.example',
    address: 'Limmatquai 3, 8001 Zürich, Switzerland',
    contactPerson: 'Urs Hürlimann',
    contactTitle: 'Leiter Service',
    contactEmail: 'u.huerlimann@feinwerk.example',
    phone: '+41 44 555 01 60',
    ndaSigned: true,
    plan: 'enterprise',
    locale: 'de',
    source: 'administrator',
    notes: 'Repairs are announced by letter first; the call comes two days later.',
    createdAt: new Date('2024-03-11T07:45:00Z'),
  },
  {
    companyName: 'Harbor & Pine Outfitters',
    industry: 'Outdoor retail',
    website: 'https://harborpine.example',
    address: '410 Water Street, Portland, United States',
    contactPerson: 'Danielle Kowalski',
    contactTitle: 'Director of Support',
    contactEmail: 'danielle@harborpine.example',
    phone: '+1 207 555 0118',
    ndaSigned: true,
    paymentMethod: 'paypal',
    preferredCurrency: 'USD',
    plan: 'professional',
    locale: 'en',
    source: 'administrator',
    createdAt: new Date('2024-08-26T13:30:00Z'),
  },
  {
    companyName: 'Isla Verde Resorts Inc.',
    industry: 'Hospitality',
    website: 'https://islaverde.example',
    address: 'Panglao, Bohol, Philippines',
    contactPerson: 'Grace Villaluz',
    contactTitle: 'Reservations Manager',
    contactEmail: 'grace.villaluz@islaverde.example',
    phone: '+63 2 8555 0127',
    preferredCurrency: 'PHP',
    plan: 'starter',
    locale: 'en',
    source: 'administrator',
    notes: 'Bookings by e-mail and chat; high season from November to May.',
    createdAt: new Date('2025-01-09T03:15:00Z'),
  },
  {
    companyName: 'Kleinschmidt Ersatzteile KG',
    industry: 'Spare parts',
    website: 'https://kleinschmidt-teile.example',
    address: 'Industrieweg 9, 33602 Bielefeld, Germany',
    contactPerson: 'Bernd Kleinschmidt',
    contactTitle: 'Geschäftsführer',
    contactEmail: 'bernd@kleinschmidt-teile.example',
    phone: '+49 30 23125 110',
    status: 'inactive',
    ndaSigned: true,
    plan: 'starter',
    locale: 'de',
    source: 'administrator',
    notes: 'Paused until the new shop is live. Ask again in spring.',
    createdAt: new Date('2025-04-02T08:10:00Z'),
  },
  {
    companyName: 'Quanta Ledger Ltd',
    industry: 'Payments',
    website: 'https://quantaledger.example',
    address: '8 Queen’s Road, Hong Kong',
    contactPerson: 'Mei-Ling Chow',
    contactTitle: 'Compliance Lead',
    contactEmail: 'meiling.chow@quantaledger.example',
    phone: '+852 5555 0139',
    ndaSigned: true,
    paymentMethod: 'crypto',
    preferredCurrency: 'USD',
    plan: 'professional',
    locale: 'en',
    source: 'administrator',
    notes: 'KYC verification, 300 cases a day. Two reviewers on each case.',
    createdAt: new Date('2025-09-18T05:40:00Z'),
  },
];

/** Companies that filled in the registration themselves; the last three are not handled yet. */
export const registeredClients: readonly SeedClient[] = [
  {
    companyName: 'Papierfuchs Versand GmbH',
    industry: 'Stationery, online shop',
    website: 'https://papierfuchs.example',
    address: 'Lindenallee 22, 04109 Leipzig, Germany',
    contactPerson: 'Jule Wendland',
    contactTitle: 'Inhaberin',
    contactEmail: 'jule@papierfuchs.example',
    phone: '+49 30 23125 142',
    ndaSigned: true,
    plan: 'starter',
    locale: 'de',
    source: 'registration',
    notes: 'Wir suchen jemanden für Abende und Samstage, etwa 40 Anfragen am Tag.',
    handledAt: new Date('2026-03-03T08:00:00Z'),
    createdAt: new Date('2026-03-02T15:12:00Z'),
  },
  {
    companyName: 'Solarhof Energie eG',
    industry: 'Energy cooperative',
    website: 'https://solarhof.example',
    address: 'Am Anger 5, 99084 Erfurt, Germany',
    contactPerson: 'Matthis Oelschläger',
    contactTitle: 'Vorstand',
    contactEmail: 'oelschlaeger@solarhof.example',
    phone: '+49 30 23125 177',
    plan: 'professional',
    locale: 'de',
    source: 'registration',
    notes: 'Zählerstände und Abschläge, vor allem im Januar.',
    createdAt: new Date('2026-11-12T10:48:00Z'),
  },
  {
    companyName: 'Tidepool Analytics Pty Ltd',
    industry: 'Market research',
    website: 'https://tidepool.example',
    address: '5 Kent Street, Sydney, Australia',
    contactPerson: 'Priya Raman',
    contactTitle: 'Operations Manager',
    contactEmail: 'priya@tidepool.example',
    phone: '+61 2 5550 1191',
    preferredCurrency: 'USD',
    plan: 'enterprise',
    locale: 'en',
    source: 'registration',
    notes: 'Coding of open answers in English and German, 20,000 a month.',
    createdAt: new Date('2026-11-17T01:26:00Z'),
  },
  {
    companyName: 'Vela Marítima S.A. de C.V.',
    industry: 'Shipping agency',
    address: 'Malecón 120, Veracruz, Mexico',
    contactPerson: 'Alonso Rivas',
    contactEmail: 'alonso.rivas@velamaritima.example',
    phone: '+52 55 5555 0186',
    preferredCurrency: 'USD',
    locale: 'en',
    source: 'registration',
    createdAt: new Date('2026-11-19T17:03:00Z'),
  },
];

/** Adds the invented client companies to a site that has none, the oldest with the lowest number. */
export async function seedClients(em: EntityManager): Promise<void> {
  if ((await em.count(Client)) > 0) return;
  await em.transactional(async (inner) => {
    for (const client of [...clientsWithContract, ...registeredClients]) {
      const isRegistered = client.source === 'registration';
      inner.create(Client, {
        ...client,
        clientId: await nextClientNumber(inner),
        ...(isRegistered
          ? {
              consentVersion: contactConsentVersion,
              consentLocale: client.locale,
              consentAt: client.createdAt,
            }
          : { handledAt: client.createdAt }),
      });
    }
  });
}
