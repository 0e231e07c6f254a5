import { brand } from './brand.ts';

/** The month in which the legal texts last changed in substance. */
export const legalUpdatedOn = '2025-10-01';

/** The day of the accessibility statement, which says how the site was tested and what was missing by then. */
export const accessibilityAssessedOn = '2026-11-26';

/** So many working days after somebody has reported a barrier we have replied; the accessibility statement promises it. */
export const barrierReplyWorkingDays = 5;

/** Years; whoever is younger cannot apply or register. */
export const minimumAge = 18;

interface Address {
  city: string;
  /** As on an envelope, without the country. */
  lines: readonly string[];
  country: 'DE' | 'PH';
}

/** The company, in one place: an owner who takes over the site changes it here. */
export const company = {
  brand,
  legalName: 'Talabridge Business Services, Inc.',
  domain: 'talabridge.example',
  email: 'hello@talabridge.example',
  careersEmail: 'careers@talabridge.example',
  privacyEmail: 'privacy@talabridge.example',
  /** From the numbers that Germany's network agency keeps free for films; the Philippines have none such. */
  phone: '+49 30 23125 022',
  /** 22 February 2016. */
  foundedOn: '2016-02-22',
  managingDirector: 'Katrin Salvador',
  /** Invented people; what is written of them stands in leaders.ts. */
  leaders: {
    coFounder: { slug: 'jonas-albrecht', name: 'Jonas Albrecht' },
    consultant: { slug: 'maricel-dela-rama', name: 'Maricel dela Rama' },
    generalManager: { slug: 'katrin-salvador', name: 'Katrin Salvador' },
  },
  /** Streets that do not exist. */
  registeredOffice: {
    city: 'Cebu',
    lines: ['Daybridge Centre, Unit 1200', '22 Salaming Road, Lahug', '6000 Cebu City'],
    country: 'PH',
  } satisfies Address,
  germanOffice: {
    city: 'Berlin',
    lines: ['Am Sonnenbogen 22', '10000 Berlin'],
    country: 'DE',
  } satisfies Address,
  /** Numbers that nobody can have: the owner puts the real ones here. */
  registration: {
    companyNumber: 'CS000000000',
    taxNumber: '000-000-000-000',
    vatNumber: 'DE000000000',
  },
  offices: 12,
  /** The satisfaction is a share; each language writes its own per cent. */
  keyFigures: { clients: '100+', satisfaction: 0.98, support: '24/7' },
  /** The desks that hand the working day on; the last of them is still at work when the first begins again. */
  desks: [
    { city: 'Manila', timeZone: 'Asia/Manila' },
    { city: 'Berlin', timeZone: 'Europe/Berlin' },
    { city: 'New York', timeZone: 'America/New_York' },
  ],
  /** Full hours of the day, local to each desk. */
  deskHours: { from: 8, to: 20 },
  reviewSites: {
    /** The maps service and the consumer-review site that the careers wizard links to after submission. */
    maps: 'https://maps.example/talabridge',
    consumers: 'https://consumers.example/talabridge',
    /** A directory in which client companies rate their suppliers. */
    businesses: 'https://directory.example/talabridge',
  },
  /** Out of five, as each of the review sites shows it. */
  ratings: { maps: 4.7, consumers: 4.9, businesses: 4.8 },
  /** As one dials them. The German one is free for films as well; no Philippine network has the prefix of the others. */
  messaging: {
    germany: { whatsapp: '+49 176 04069022' },
    philippines: { whatsapp: '+63 900 000 0022', viber: '+63 900 000 0023' },
  },
  /** Our own pages elsewhere. */
  social: {
    linkedin: 'https://linkedin.example/company/talabridge',
    facebook: 'https://facebook.example/talabridge',
    instagram: 'https://instagram.example/talabridge',
    youtube: 'https://youtube.example/@talabridge',
  },
} as const;
