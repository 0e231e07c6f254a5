import { brand } from './brand.ts';

/** The month in which the legal texts last changed in substance. */
export const legalUpdatedOn = '2025-10-01';

/** The day of the accessibility statement, which says how the site was tested and what was missing by then. */
export const accessibilityAssessedOn = '2026-11-26';

/** Working days within which a reported barrier gets a reply, as the accessibility statement promises. */
export const barrierReplyWorkingDays = 5;

/** Years; the age from which people may apply or register. */
export const minimumAge = 18;

interface Address {
  city: string;
  /** As on an envelope, without the country. */
  lines: readonly string[];
  country: 'DE' | 'PH';
}

export const officeRegions = ['europe', 'middle-east', 'asia', 'oceania', 'north-america'] as const;
export type OfficeRegion = (typeof officeRegions)[number];

type Office = {
  id: string;
  region: OfficeRegion;
  /** ISO 3166-1, upper case. */
  country: string;
  city: string;
  /** Position of the city, in degrees. */
  longitude: number;
  latitude: number;
};

/**
 * The offices near the clients, in the order in which lists show them; the names of their countries stand in the
 * messages. The two sites in the Philippines are not among them: see `company.philippineSites`.
 */
export const offices = [
  {
    id: 'germany',
    region: 'europe',
    country: 'DE',
    city: 'Berlin',
    longitude: 13.4,
    latitude: 52.5,
  },
  {
    id: 'netherlands',
    region: 'europe',
    country: 'NL',
    city: 'Amsterdam',
    longitude: 4.9,
    latitude: 52.4,
  },
  { id: 'spain', region: 'europe', country: 'ES', city: 'Madrid', longitude: -3.7, latitude: 40.4 },
  {
    id: 'switzerland',
    region: 'europe',
    country: 'CH',
    city: 'Zurich',
    longitude: 8.5,
    latitude: 47.4,
  },
  {
    id: 'united-kingdom',
    region: 'europe',
    country: 'GB',
    city: 'London',
    longitude: -0.1,
    latitude: 51.5,
  },
  {
    id: 'israel',
    region: 'middle-east',
    country: 'IL',
    city: 'Tel Aviv',
    longitude: 34.8,
    latitude: 32.1,
  },
  {
    id: 'dubai',
    region: 'middle-east',
    country: 'AE',
    city: 'Dubai',
    longitude: 55.3,
    latitude: 25.2,
  },
  {
    id: 'thailand',
    region: 'asia',
    country: 'TH',
    city: 'Bangkok',
    longitude: 100.5,
    latitude: 13.8,
  },
  {
    id: 'hong-kong',
    region: 'asia',
    country: 'HK',
    city: 'Hong Kong',
    longitude: 114.2,
    latitude: 22.3,
  },
  {
    id: 'australia',
    region: 'oceania',
    country: 'AU',
    city: 'Sydney',
    longitude: 151.2,
    latitude: -33.9,
  },
  {
    id: 'texas',
    region: 'north-america',
    country: 'US',
    city: 'Austin',
    longitude: -97.7,
    latitude: 30.3,
  },
  {
    id: 'mexico',
    region: 'north-america',
    country: 'MX',
    city: 'Mexico City',
    longitude: -99.1,
    latitude: 19.4,
  },
] as const satisfies readonly Office[];

export type OfficeId = (typeof offices)[number]['id'];

/**
 * Registrations of the company and the rules it works by. `held`: an authority has confirmed it; without it the
 * certificate is still in preparation, and the year is the one in which we took on the rules.
 */
export const certifications = [
  { id: 'data-privacy', year: 2025, lasting: false, held: true },
  /** An entry that stands since its year. */
  { id: 'registration', year: 2017, lasting: true, held: true },
  { id: 'gdpr', year: 2023, lasting: false, held: false },
  { id: 'pci', year: 2024, lasting: false, held: false },
] as const;

export type CertificationId = (typeof certifications)[number]['id'];

/**
 * The company's facts, in one place: an owner who takes over the site changes them here, and `company-facts.test.ts`
 * then names each text that says otherwise.
 */
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
  /**
   * Impossible numbers, for the owner to replace by the real ones. The company's number is the one of the Securities and
   * Exchange Commission, which registers corporations; the Department of Trade and Industry (DTI) registers business names.
   */
  registration: {
    companyNumber: 'CS000000000',
    taxNumber: '000-000-000-000',
    vatNumber: 'DE000000000',
  },
  offices: offices.length,
  /** The sites where most of the work is done; the registered office is in the first. Their clock is that of Manila. */
  philippineSites: [
    { city: 'Cebu', longitude: 123.9, latitude: 10.3 },
    { city: 'Manila', longitude: 121, latitude: 14.6 },
  ],
  /** The satisfaction is a share; each language writes its own per cent. */
  keyFigures: { clients: '100+', satisfaction: 0.98, support: '24/7' },
  /**
   * The desks that hand the working day on; the last of them is still at work when the first begins again. Each is
   * named after the city whose clock it keeps, wherever its people sit.
   */
  desks: [
    { city: 'Manila', timeZone: 'Asia/Manila', peopleIn: ['Cebu', 'Manila'] },
    { city: 'Berlin', timeZone: 'Europe/Berlin', peopleIn: ['Berlin'] },
    { city: 'New York', timeZone: 'America/New_York', peopleIn: ['Austin', 'Mexico City'] },
  ],
  /** Full hours of the day by the clock of each desk: everybody works by day. */
  deskHours: { from: 8, to: 20 },
  /** The year in which the last night shift ended; texts may mention one only in the past. */
  lastNightShift: 2025,
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
