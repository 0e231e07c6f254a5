import { z } from 'zod';
import { roles } from '../domain/accounts.ts';
import { m } from '../i18n/paraglide/messages.js';
import { idSchema, localeSchema } from './fields.ts';

/** A code from an app, or a recovery code; spaces, dashes and case do not matter. */
export const loginCodeSchema = z
  .string()
  .trim()
  .min(1, { error: () => m.second_factor_code_required() })
  .max(40, { error: () => m.second_factor_wrong() });

export const loginInput = z.object({
  username: z
    .string()
    .trim()
    .min(1, { error: () => m.validation_username_required() })
    .max(254, { error: () => m.validation_too_long({ max: 254 }) }),
  password: z
    .string()
    .min(1, { error: () => m.validation_password_required() })
    .max(200, { error: () => m.validation_too_long({ max: 200 }) }),
  /** For users with a second factor. */
  code: loginCodeSchema.optional(),
});
export type LoginInput = z.infer<typeof loginInput>;

export const roleSchema = z.enum(roles);

/** The signed-in user as the browser may know it. */
export const sessionUserSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  locale: localeSchema.nullable(),
  /** An administrator who has to set up a second factor before anything else. */
  lacksSecondFactor: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const loginOutput = z.object({
  ok: z.literal(true),
  user: sessionUserSchema,
  /** The portal of the user's role. */
  redirectTo: z.string(),
});
