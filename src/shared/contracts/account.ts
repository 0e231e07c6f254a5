import { z } from 'zod';
import { passwordLength } from '../domain/accounts.ts';
import { m } from '../i18n/paraglide/messages.js';
import { loginCodeSchema, loginInput } from './auth.ts';
import { idSchema, localeSchema } from './fields.ts';

/** Of a code that an app shows. */
export const totpDigits = 6;
/** Number of recovery codes made at a time. */
export const recoveryCodeCount = 10;

/** State of a user's two-step login. */
export const secondFactorStateSchema = z.object({
  /** Since when a code is asked for; null where none is. */
  since: z.date().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** True where this person must have it. */
  isRequired: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

export const setUpSecondFactorInput = z.object({
  password: loginInput.shape.password,
  /** Required while two-step login is on: a code of the app that is replaced, or a recovery code. */
  code: loginCodeSchema.optional(),
});
export type SetUpSecondFactorInput = z.infer<typeof setUpSecondFactorInput>;

/** The one answer that holds a secret: what the app has to know. */
export const secondFactorKeySchema = z.object({
  /** In base32, for typing. */
  secret: z.string(),
  /** The same as `otpauth://…`, for a camera. */
  uri: z.string(),
});
export type SecondFactorKey = z.infer<typeof secondFactorKeySchema>;

export const confirmSecondFactorInput = z.object({ code: loginCodeSchema });
export type ConfirmSecondFactorInput = z.infer<typeof confirmSecondFactorInput>;

/** Proof that a change needs from a user with a second factor. */
export const reauthenticationInput = z.object({
  password: loginInput.shape.password,
  code: loginCodeSchema,
});
export type ReauthenticationInput = z.infer<typeof reauthenticationInput>;

/** Shown once: only their digests are stored. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Purpose of a link that was sent to a user. */
export const userTokenPurposes = ['invitation', 'password-reset'] as const;

const newPasswordSchema = z
  .string()
  .min(passwordLength.min, { error: () => m.validation_password_min({ min: passwordLength.min }) })
  .max(passwordLength.max, { error: () => m.validation_too_long({ max: passwordLength.max }) });

/** Whatever stands in the link: one that was cut off gets the same answer as one that is used up. */
const linkToken = z.string().max(200);

export const getInvitationInput = z.object({ token: linkToken });

/** Data that the link's holder may see before the password is set. */
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

export const endOtherSessionsOutput = z.object({ count: z.number().int() });

export const setLocaleInput = z.object({ locale: localeSchema });
