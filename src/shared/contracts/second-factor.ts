import { z } from 'zod';
import { loginCodeSchema, loginInput } from './auth.ts';

/** Of a code that an app shows. */
export const codeDigits = 6;
/** How many recovery codes are made at a time. */
export const recoveryCodeCount = 10;

/** How somebody's two-step login stands. */
export const secondFactorStateSchema = z.object({
  /** Since when a code is asked for; null where none is. */
  since: z.date().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Whether this person may not be without it. */
  isRequired: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

export const setUpSecondFactorInput = z.object({
  password: loginInput.shape.password,
  /** Where a code is asked for already: one of the app that is replaced, or a recovery code. */
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

/** What a change asks for of somebody who has a second factor. */
export const provenChangeInput = z.object({
  password: loginInput.shape.password,
  code: loginCodeSchema,
});
export type ProvenChangeInput = z.infer<typeof provenChangeInput>;

/** Told once: only their digests are kept. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Whether administrators have to have a second factor. */
export const secondFactorRuleSchema = z.object({ isRequired: z.boolean() });
