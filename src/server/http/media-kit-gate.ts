import { localizedPath, withoutGermanPrefix } from '../../shared/i18n/locale.ts';

/** The page with the kit itself; the router knows it with a slash behind it too. */
const kitPage = /^\/media-kit\.html\/?$/;
/** The page that asks for the PIN. */
const pinPage = /^\/media-kit\/?$/;

const barePath = (path: string) => withoutGermanPrefix(path) ?? path;

/** Whether a path is the page that only callers with a pass may see. */
export function isKitPage(path: string): boolean {
  return kitPage.test(barePath(path));
}

/**
 * Where a caller is to go instead of to `path`: without a pass to the page that asks for the PIN, with one past it.
 * Null for every other page.
 * @param isGranted whether the caller has a pass; asked for these two pages only
 */
export async function mediaKitRedirect(
  path: string,
  isGranted: () => Promise<boolean>,
): Promise<string | null> {
  const bare = barePath(path);
  const locale = bare === path ? 'en' : 'de';
  if (kitPage.test(bare) && !(await isGranted())) return localizedPath('/media-kit', locale);
  if (pinPage.test(bare) && (await isGranted())) return localizedPath('/media-kit.html', locale);
  return null;
}
