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
import { adminMutation, adminQuery, router } from '../../init.ts';

export const usersRouter = router({
  list: adminQuery(listUsersInput, listUsersOutput, listUsers),
  get: adminQuery(byIdSchema, userSchema, getAccount),
  findCompanies: adminQuery(findCompaniesInput, companyChoiceSchema.array(), findCompanies),
  invite: adminMutation(inviteUserInput, invitationLinkSchema, inviteUser),
  resendInvitation: adminMutation(byIdSchema, invitationLinkSchema, resendInvitation),
  update: adminMutation(updateUserInput, userSchema, updateUser),
  setRole: adminMutation(setRoleInput, userSchema, setRole),
  deactivate: adminMutation(byIdSchema, userSchema, deactivateUser),
  reactivate: adminMutation(byIdSchema, userSchema, reactivateUser),
  erase: adminMutation(byIdSchema, okSchema, eraseUser),
  endSessions: adminMutation(byIdSchema, endSessionsOutput, endUserSessions),
  removeSecondFactor: adminMutation(byIdSchema, userSchema, removeUserSecondFactor),
});
