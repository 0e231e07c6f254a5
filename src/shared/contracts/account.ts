import { z } from 'zod';
import { passwordLength } from '../content/password-length.ts';
import { m } from '../i18n/paraglide/messages.js';
import { loginInput } from './auth.ts';
import { idSchema, localeSchema } from './common.ts';

/** What a link that was sent to a user is good for. */
export const userTokenPurposes = ['invitation', 'password-reset'] as const;

const newPasswordSchema = z
  .string()
  .min(passwordLength.min, { error: () => m.validation_password_min({ min: passwordLength.min }) })
  .max(passwordLength.max, { error: () => m.validation_too_long({ max: passwordLength.max }) });

/** Whatever stands in the link: one that was cut off gets the same answer as one that is used up. */
const linkToken = z.string().max(200);

export const getInvitationInput = z.object({ token: linkToken });

/** What somebody with the link may know before the password is set. */
export const invitationSchema = z.object({
  firstName: z.string(),
  /** Enough to recognise the address, too little to learn it. */
  maskedEmail: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const activateAccountInput = z.object({ token: linkToken, password: newPasswordSchema });
export type ActivateAccountInput = z.infer<typeof activateAccountInput>;

export const requestPasswordResetInput = z.object({
  /** Username or e-mail address, as for the login. */
  username: loginInput.shape.username,
});
export type RequestPasswordResetInput = z.infer<typeof requestPasswordResetInput>;

export const resetPasswordInput = z.object({ token: linkToken, password: newPasswordSchema });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

export const changePasswordInput = z.object({
  current: loginInput.shape.password,
  password: newPasswordSchema,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

/** One login on one device. */
export const accountSessionSchema = z.object({
  id: idSchema,
  /** Browser and system in words; null where the browser did not say. */
  device: z.string().nullable(),
  createdAt: z.date(),
  /** To within five minutes. */
  lastSeenAt: z.date(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const endedSessionsOutput = z.object({ count: z.number().int() });

export const setLocaleInput = z.object({ locale: localeSchema });
