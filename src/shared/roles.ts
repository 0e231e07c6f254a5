import { z } from 'zod';

/** The three roles of the product. A user that is neither admin nor employee is a client. */
export const roleSchema = z.enum(['admin', 'employee', 'client']);
export type Role = z.infer<typeof roleSchema>;

/** Where each role lands after login; portals are never prefixed with a language. */
export const portalHome = {
  admin: '/admin',
  employee: '/employee',
  client: '/client',
} as const satisfies Record<Role, string>;
