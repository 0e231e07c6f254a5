import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { roleSchema } from './auth.ts';
import {
  editedFields,
  emailSchema,
  idSchema,
  localeSchema,
  pageInput,
  pageOf,
  patchedFields,
  text,
} from './fields.ts';

/** Invited until a password is set; a deactivated user is that whether or not there is one. */
export const userStateSchema = z.enum(['active', 'invited', 'deactivated']);
export type UserState = z.infer<typeof userStateSchema>;

/** A client's company as a choice in a form. */
export const companyChoiceSchema = z.object({ id: idSchema, companyName: z.string() });
export type CompanyChoice = z.infer<typeof companyChoiceSchema>;

/** A user as administrators see one. */
export const userSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  state: userStateSchema,
  /** The company a client belongs to. */
  company: companyChoiceSchema.nullable(),
  /** Names of the company and the profile that are linked, also while the role makes no use of the link. */
  links: z.object({ company: z.string().nullable(), profile: z.string().nullable() }),
  /** Sessions that have neither ended nor timed out. */
  sessions: z.number().int(),
  /** True where the login asks for a code as well. */
  hasSecondFactor: z.boolean(),
  lastLoginAt: z.date().nullable(),
  invitedAt: z.date().nullable(),
  createdAt: z.date(),
  version: z.number().int(),
});
export type User = z.infer<typeof userSchema>;

export const userSortSchema = z.enum(['createdAt', 'lastName', 'email', 'role', 'lastLoginAt']);
export type UserSort = z.infer<typeof userSortSchema>;

export const listUsersInput = pageInput.extend({
  role: roleSchema.optional(),
  state: userStateSchema.optional(),
  sort: userSortSchema.default('createdAt'),
});
export type ListUsersInput = z.infer<typeof listUsersInput>;

export const listUsersOutput = pageOf(userSchema).extend({
  /** Number of each role with the same search and state. */
  roleCounts: z.record(roleSchema, z.number().int()),
  /** Number in each state with the same search and role. */
  stateCounts: z.record(userStateSchema, z.number().int()),
});

const userFields = z.object({
  firstName: text(100).min(1, { error: () => m.validation_first_name() }),
  lastName: text(100).min(1, { error: () => m.validation_last_name() }),
  email: emailSchema,
  /** The client's record; taken for users with the client's role alone. */
  companyId: idSchema.nullable().default(null),
});

export const chosenRoleSchema = z.enum(roleSchema.options, { error: () => m.validation_role() });

export const inviteUserInput = userFields.extend({
  role: chosenRoleSchema,
  /** The language of the invitation, and of the portal afterwards. */
  locale: localeSchema,
});
export type InviteUserInput = z.infer<typeof inviteUserInput>;
export type InviteUserFields = z.input<typeof inviteUserInput>;

/** The link is shown once: only the digest of its secret is stored. */
export const invitationLinkSchema = z.object({
  user: userSchema,
  /** Absolute where the address of the site is configured, else a path. */
  link: z.string(),
  expiresAt: z.date(),
});
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

export const updateUserInput = userFields.extend(editedFields);
export type UpdateUserInput = z.infer<typeof updateUserInput>;

export const setRoleInput = z.object({
  ...patchedFields,
  role: chosenRoleSchema,
});
export type SetRoleInput = z.infer<typeof setRoleInput>;

export const endSessionsOutput = z.object({ count: z.number().int() });

export const findCompaniesInput = z.object({ search: z.string().trim().max(200).default('') });

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

/** The account and profile made of an accepted applicant. */
export const hireApplicantOutput = z.object({
  employeeId: idSchema,
  /** False where an earlier call had made it. */
  isNew: z.boolean(),
  /** The link to a new account, shown once; null where there was an account, or none could be made. */
  invitation: invitationLinkSchema.nullable(),
  account: employeeAccountSchema.nullable(),
});
export type HiredApplicant = z.infer<typeof hireApplicantOutput>;
