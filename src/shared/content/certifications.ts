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
