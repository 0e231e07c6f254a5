import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import {
  companyChoiceSchema,
  endSessionsOutput,
  findCompaniesInput,
  invitationLinkSchema,
  inviteUserInput,
  listUsersInput,
  listUsersOutput,
  setRoleInput,
  updateUserInput,
  userSchema,
} from '../../../../shared/contracts/user.ts';
import {
  deactivateUser,
  endUserSessions,
  getAccount,
  reactivateUser,
  removeUserSecondFactor,
  setRole,
  updateUser,
} from '../../../services/accounts/edit-user.ts';
import { eraseUser } from '../../../services/accounts/erase-user.ts';
import { inviteUser, resendInvitation } from '../../../services/accounts/invitations.ts';
import { findCompanies, listUsers } from '../../../services/accounts/list-users.ts';
import { adminProcedure, router } from '../../init.ts';

export const usersRouter = router({
  list: adminProcedure
    .input(listUsersInput)
    .output(listUsersOutput)
    .query(({ ctx, input }) => listUsers(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(userSchema)
    .query(({ ctx, input }) => getAccount(ctx, input)),

  findCompanies: adminProcedure
    .input(findCompaniesInput)
    .output(companyChoiceSchema.array())
    .query(({ ctx, input }) => findCompanies(ctx, input)),

  invite: adminProcedure
    .input(inviteUserInput)
    .output(invitationLinkSchema)
    .mutation(({ ctx, input }) => inviteUser(ctx, input)),

  resendInvitation: adminProcedure
    .input(byIdSchema)
    .output(invitationLinkSchema)
    .mutation(({ ctx, input }) => resendInvitation(ctx, input)),

  update: adminProcedure
    .input(updateUserInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => updateUser(ctx, input)),

  setRole: adminProcedure
    .input(setRoleInput)
    .output(userSchema)
    .mutation(({ ctx, input }) => setRole(ctx, input)),

  deactivate: adminProcedure
    .input(byIdSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => deactivateUser(ctx, input)),

  reactivate: adminProcedure
    .input(byIdSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => reactivateUser(ctx, input)),

  erase: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(({ ctx, input }) => eraseUser(ctx, input)),

  endSessions: adminProcedure
    .input(byIdSchema)
    .output(endSessionsOutput)
    .mutation(({ ctx, input }) => endUserSessions(ctx, input)),

  removeSecondFactor: adminProcedure
    .input(byIdSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => removeUserSecondFactor(ctx, input)),
});
