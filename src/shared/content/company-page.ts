export const officeRegions = ['europe', 'middle-east', 'asia', 'oceania', 'north-america'] as const;
export type OfficeRegion = (typeof officeRegions)[number];

type OfficeShape = {
  id: string;
  region: OfficeRegion;
  /** ISO 3166-1, upper case. */
  country: string;
  /** Where the city of the office lies, in degrees. */
  longitude: number;
  latitude: number;
};

/** Every office, in the order in which lists show them. Their names stand in the messages. */
export const offices = [
  { id: 'germany', region: 'europe', country: 'DE', longitude: 13.4, latitude: 52.5 },
  { id: 'netherlands', region: 'europe', country: 'NL', longitude: 4.9, latitude: 52.4 },
  { id: 'spain', region: 'europe', country: 'ES', longitude: -3.7, latitude: 40.4 },
  { id: 'switzerland', region: 'europe', country: 'CH', longitude: 8.5, latitude: 47.4 },
  { id: 'united-kingdom', region: 'europe', country: 'GB', longitude: -0.1, latitude: 51.5 },
  { id: 'israel', region: 'middle-east', country: 'IL', longitude: 34.8, latitude: 32.1 },
  { id: 'dubai', region: 'middle-east', country: 'AE', longitude: 55.3, latitude: 25.2 },
  { id: 'thailand', region: 'asia', country: 'TH', longitude: 100.5, latitude: 13.8 },
  { id: 'hong-kong', region: 'asia', country: 'HK', longitude: 114.2, latitude: 22.3 },
  { id: 'australia', region: 'oceania', country: 'AU', longitude: 151.2, latitude: -33.9 },
  { id: 'texas', region: 'north-america', country: 'US', longitude: -97.7, latitude: 30.3 },
  { id: 'mexico', region: 'north-america', country: 'MX', longitude: -99.1, latitude: 19.4 },
] as const satisfies readonly OfficeShape[];

export type OfficeId = (typeof offices)[number]['id'];

/**
 * What the company is registered for and which rules it works by. `held`: an authority has confirmed it; without it the
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
