import { portalHome, type Role } from '../../../shared/domain/accounts.ts';

/**
 * Where `next` leads, when that is a page of the role's own portal on this very site; null otherwise. The address is
 * read the way the browser reads it, so that `//elsewhere`, backslashes and `/admin/../` are seen for what they are.
 */
export function resolvePortalTarget(
  next: string | undefined,
  role: Role,
  origin: string,
): string | null {
  if (next === undefined || !next.startsWith('/')) return null;
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null;
  if (url?.origin !== origin) return null;
  const home = portalHome[role];
  const inPortal = url.pathname === home || url.pathname.startsWith(`${home}/`);
  return inPortal ? url.pathname + url.search + url.hash : null;
}
