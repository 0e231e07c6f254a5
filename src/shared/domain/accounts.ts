/** The three roles of the product. A user that is neither admin nor employee is a client. */
export const roles = ['admin', 'employee', 'client'] as const;
export type Role = (typeof roles)[number];

/** First page of each role after login; portals are never prefixed with a language. */
export const portalHome = {
  admin: '/admin',
  employee: '/employee',
  client: '/client',
} as const satisfies Record<Role, string>;

/** Characters of a new password; the upper bound limits the time to hash it. */
export const passwordLength = { min: 12, max: 200 } as const;

/**
 * Checks `next` for a page of the role's own portal on this site and returns its address; null otherwise. The address
 * is read the way the browser reads it, so that `//elsewhere`, backslashes and `/admin/../` are seen for what they are.
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
