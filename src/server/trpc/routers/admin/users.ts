import { byIdSchema } from '../../../../shared/contracts/common.ts';
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
import { deactivateUser, reactivateUser } from '../../../services/users/deactivate-user.ts';
import { endSessions } from '../../../services/users/end-sessions.ts';
import { findCompanies } from '../../../services/users/find-companies.ts';
import { getAccount } from '../../../services/users/get-account.ts';
import { inviteUser } from '../../../services/users/invite-user.ts';
import { listUsers } from '../../../services/users/list-users.ts';
import { removeSecondFactor } from '../../../services/users/remove-second-factor.ts';
import { resendInvitation } from '../../../services/users/resend-invitation.ts';
import { setRole } from '../../../services/users/set-role.ts';
import { updateUser } from '../../../services/users/update-user.ts';
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

  endSessions: adminProcedure
    .input(byIdSchema)
    .output(endSessionsOutput)
    .mutation(({ ctx, input }) => endSessions(ctx, input)),

  removeSecondFactor: adminProcedure
    .input(byIdSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => removeSecondFactor(ctx, input)),
});
