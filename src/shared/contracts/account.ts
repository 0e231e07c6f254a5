import { z } from 'zod';
import { passwordLength } from '../content/password-length.ts';
import { m } from '../i18n/paraglide/messages.js';

/** What a link that was sent to a user is good for. */
export const userTokenPurposes = ['invitation', 'password-reset'] as const;

export const newPasswordSchema = z
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
