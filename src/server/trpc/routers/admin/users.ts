import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import * as user from '../../../../shared/contracts/user.ts';
import * as users from '../../../services/accounts/edit-user.ts';
import { eraseUser } from '../../../services/accounts/erase-user.ts';
import { inviteUser, resendInvitation } from '../../../services/accounts/invitations.ts';
import { findCompanies, listUsers } from '../../../services/accounts/list-users.ts';
import { adminMutation, adminQuery, router } from '../../init.ts';

export const usersRouter = router({
  list: adminQuery(user.listUsersInput, user.listUsersOutput, listUsers),
  get: adminQuery(byIdSchema, user.userSchema, users.getAccount),
  findCompanies: adminQuery(
    user.findCompaniesInput,
    user.companyChoiceSchema.array(),
    findCompanies,
  ),
  invite: adminMutation(user.inviteUserInput, user.invitationLinkSchema, inviteUser),
  resendInvitation: adminMutation(byIdSchema, user.invitationLinkSchema, resendInvitation),
  update: adminMutation(user.updateUserInput, user.userSchema, users.updateUser),
  setRole: adminMutation(user.setRoleInput, user.userSchema, users.setRole),
  deactivate: adminMutation(byIdSchema, user.userSchema, users.deactivateUser),
  reactivate: adminMutation(byIdSchema, user.userSchema, users.reactivateUser),
  erase: adminMutation(byIdSchema, okSchema, eraseUser),
  endSessions: adminMutation(byIdSchema, user.endSessionsOutput, users.endUserSessions),
  removeSecondFactor: adminMutation(byIdSchema, user.userSchema, users.removeUserSecondFactor),
});
