import type { Locale } from '../contracts/fields.ts';
import type { ResourceLanguage } from '../contracts/resource.ts';
import { m } from './paraglide/messages.js';

/** Names the languages of the site in that of the page. */
export const languageNames: Record<Locale, () => string> = {
  en: m.language_en,
  de: m.language_de,
};

export const resourceLanguageNames: Record<ResourceLanguage, () => string> = {
  ...languageNames,
  both: m.resources_language_both,
};
