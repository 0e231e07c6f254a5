import type { Locale } from '../../shared/contracts/fields.ts';

/** What messages ask for on the server, where it is not known while they are compiled; here neither. */
export const experimentalStaticLocale = undefined;

/** The language of the messages; whoever starts the page says which. */
export let getLocale = (): Locale => 'en';

/** Says how the language is found from now on. */
export function overwriteGetLocale(find: () => Locale): void {
  getLocale = find;
}
