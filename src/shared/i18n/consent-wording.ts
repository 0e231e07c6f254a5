import { company } from '../content/company.ts';
import { type ConsentForm, consentTexts } from '../content/consent-texts.ts';
import type { Locale } from '../contracts/common.ts';

/** What was agreed to with a version of a form's consent; null for a version that is not on file. */
export function consentWording(form: ConsentForm, version: string, locale: Locale): string | null {
  const versions = new Map(Object.entries(consentTexts[form]));
  return versions.get(version)?.[locale].replaceAll('{company}', company.legalName) ?? null;
}
