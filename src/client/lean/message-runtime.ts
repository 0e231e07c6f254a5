import type { Locale } from '../../shared/contracts/fields.ts';

/** Stands in for a module that messages need on the server alone; unused here. */
export const experimentalStaticLocale = undefined;

/** The language of the messages; set when the page starts. */
export let getLocale = (): Locale => 'en';

/** Says how the language is found from now on. */
export function overwriteGetLocale(find: () => Locale): void {
  getLocale = find;
}
