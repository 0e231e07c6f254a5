import type { Locale } from '../contracts/fields.ts';

/** The cookie that mirrors the stored choice, and the key of the browser's storage (section 9: 'language'). */
export const languageKey = 'language';

/** Header in which our own pages say which language they are in. */
export const languageHeader = 'x-language';

/** Lifetime of the mirrored choice, in seconds: a year. */
const languageCookieMaxAgeSeconds = 31_536_000;

/** The cookie, as a page writes it, by which the server renders in the chosen language. */
export function languageCookie(locale: Locale): string {
  return `${languageKey}=${locale}; path=/; max-age=${languageCookieMaxAgeSeconds}; SameSite=Lax`;
}

/** Returns whether a stored value is a supported language. Without zod: this file is part of every page's bundle. */
export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'de';
}

/** Takes `/de` off a path; null when it has none. `/de` and `/de/` are the German home page. */
export function withoutGermanPrefix(pathname: string): string | null {
  if (pathname === '/de' || pathname === '/de/') return '/';
  return pathname.startsWith('/de/') ? pathname.slice(3) : null;
}

/** The paths that are never prefixed: the portals follow the stored language. */
export function isPortalPath(pathname: string): boolean {
  return /^\/(admin|employee|client|account)(\/|$)/.test(pathname);
}

/** The pages a link in a mail leads to, in either language. Few people see them, so no other page carries them. */
export function isMailLinkPath(pathname: string): boolean {
  return /^(\/de)?\/(activate|forgot|reset|booking|newsletter|application)(\/|$)/.test(pathname);
}

/** The address of a public page in a language; portal paths stay as they are. */
export function localizedPath(pathname: string, locale: Locale): string {
  const bare = withoutGermanPrefix(pathname) ?? pathname;
  if (locale === 'en' || isPortalPath(bare)) return bare;
  return bare === '/' ? '/de' : `/de${bare}`;
}

/** German, Austrian and Swiss settings give German: `de`, `de-DE`, `gsw`, and anything said for AT, CH or DE. */
function isGermanTag(tag: string): boolean {
  return /^(de|gsw)(-|$)/i.test(tag) || /-(AT|CH|DE)$/i.test(tag);
}

/**
 * The language to show: German when the path says so, otherwise the stored choice, otherwise what the browser prefers.
 * @param preferred language tags, most wanted first
 */
export function chooseLocale(
  pathname: string,
  stored: string | null | undefined,
  preferred: readonly string[],
): Locale {
  if (withoutGermanPrefix(pathname) !== null) return 'de';
  if (isLocale(stored)) return stored;
  const [first] = preferred;
  return first !== undefined && isGermanTag(first) ? 'de' : 'en';
}

/** The tags of an Accept-Language header, most wanted first; unreadable parts are left out. */
export function preferredLanguages(header: string | undefined): string[] {
  if (!header) return [];
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((p) => p.trim().startsWith('q='))?.split('=')[1];
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
