import { isPlanId } from '../../shared/content/plans.ts';
import { withoutGermanPrefix } from '../../shared/i18n/locale.ts';

/** Which parameters change what the server renders; every other one is the browser's business, or nobody's. */
const readBy: Record<string, readonly string[]> = {
  '/gallery': ['image'],
  '/news': ['page', 'search', 'category'],
  '/register': ['plan'],
};

export type PageAddress = {
  /** The path as the router knows it. */
  pathname: string;
  /** The parameters the page reads, in one order; empty or with its `?`. */
  search: string;
  /** Whether the page may be kept for the next visitor: addresses anybody can make up without end are not. */
  isBounded: boolean;
};

/**
 * What of an address decides about a page. Campaign marks and the like are left out, so that a link with them gets the
 * cached page too.
 * @param originalUrl path and query as the browser sent them
 */
export function pageAddress(path: string, originalUrl: string): PageAddress {
  const bare = (withoutGermanPrefix(path) ?? path).replace(/(?<=.)\/$/, '');
  const at = originalUrl.indexOf('?');
  const given = new URLSearchParams(at === -1 ? '' : originalUrl.slice(at));
  const read = new URLSearchParams();
  for (const name of readBy[bare] ?? []) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  const search = read.size > 0 ? `?${read}` : '';
  return {
    // The router knows the German home page under one name.
    pathname: path === '/de/' ? '/de' : path,
    search,
    isBounded: search === '' || (bare === '/register' && isPlanId(read.get('plan'))),
  };
}
