/** The three roles of the product. A user that is neither admin nor employee is a client. */
export const roles = ['admin', 'employee', 'client'] as const;
export type Role = (typeof roles)[number];

/** Where each role lands after login; portals are never prefixed with a language. */
export const portalHome = {
  admin: '/admin',
  employee: '/employee',
  client: '/client',
} as const satisfies Record<Role, string>;

/** Characters of a password that is chosen anew; the upper bound keeps the hash from being fed a book. */
export const passwordLength = { min: 12, max: 200 } as const;
