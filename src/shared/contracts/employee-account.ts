import { z } from 'zod';
import { idSchema } from './common.ts';
import { invitationLinkSchema, inviteUserInput, userStateSchema } from './user.ts';

/** A user with the employee's role, as a choice and as what a profile is linked to. */
export const employeeAccountSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  state: userStateSchema,
});
export type EmployeeAccount = z.infer<typeof employeeAccountSchema>;

/** The account of a profile; null for none. */
export const getEmployeeAccountOutput = employeeAccountSchema.nullable();

export const findEmployeeAccountsInput = z.object({
  search: z.string().trim().max(200).default(''),
});

export const linkEmployeeAccountInput = z.object({ id: idSchema, userId: idSchema });
export type LinkEmployeeAccountInput = z.infer<typeof linkEmployeeAccountInput>;

/** A new user with the employee's role for a profile. */
export const inviteEmployeeInput = inviteUserInput
  .pick({ firstName: true, lastName: true, email: true, locale: true })
  .extend({ id: idSchema });
export type InviteEmployeeInput = z.infer<typeof inviteEmployeeInput>;
export type InviteEmployeeFields = z.input<typeof inviteEmployeeInput>;

/** What became of an accepted applicant. */
export const hireApplicantOutput = z.object({
  employeeId: idSchema,
  /** False where an earlier call had made it. */
  isNew: z.boolean(),
  /** The link to a new account, told once; null where there was an account, or none could be made. */
  invitation: invitationLinkSchema.nullable(),
  account: employeeAccountSchema.nullable(),
});
export type HiredApplicant = z.infer<typeof hireApplicantOutput>;
