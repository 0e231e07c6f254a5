import * as employee from '../../../../shared/contracts/employee.ts';
import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import * as user from '../../../../shared/contracts/user.ts';
import * as accounts from '../../../services/accounts/edit-user.ts';
import { eraseUser } from '../../../services/accounts/erase-user.ts';
import { inviteUser, resendInvitation } from '../../../services/accounts/invitations.ts';
import { findCompanies, listUsers } from '../../../services/accounts/list-users.ts';
import { revealEmployee } from '../../../services/employees/concealed-fields.ts';
import {
  createEmployee,
  employeeDeletion,
  reorderEmployees,
  updateEmployee,
} from '../../../services/employees/edit-employee.ts';
import {
  findEmployeeAccounts,
  getEmployeeAccount,
  inviteEmployee,
  linkEmployeeAccount,
  unlinkEmployeeAccount,
} from '../../../services/employees/employee-accounts.ts';
import { hireApplicant } from '../../../services/employees/hire-applicant.ts';
import {
  getEmployee,
  listDepartments,
  listEmployeeRecords,
  listEmployees,
} from '../../../services/employees/list-employees.ts';
import {
  adminCommand,
  adminMutation,
  adminProcedure,
  adminQuery,
  deletionProcedures,
  router,
} from '../../init.ts';

export const usersRouter = router({
  list: adminQuery(user.listUsersInput, user.listUsersOutput, listUsers),
  get: adminQuery(byIdSchema, user.userSchema, accounts.getAccount),
  findCompanies: adminQuery(
    user.findCompaniesInput,
    user.companyChoiceSchema.array(),
    findCompanies,
  ),
  invite: adminMutation(user.inviteUserInput, user.invitationLinkSchema, inviteUser),
  resendInvitation: adminMutation(byIdSchema, user.invitationLinkSchema, resendInvitation),
  update: adminMutation(user.updateUserInput, user.userSchema, accounts.updateUser),
  setRole: adminMutation(user.setRoleInput, user.userSchema, accounts.setRole),
  deactivate: adminMutation(byIdSchema, user.userSchema, accounts.deactivateUser),
  reactivate: adminMutation(byIdSchema, user.userSchema, accounts.reactivateUser),
  erase: adminMutation(byIdSchema, okSchema, eraseUser),
  endSessions: adminMutation(byIdSchema, user.endSessionsOutput, accounts.endUserSessions),
  removeSecondFactor: adminMutation(byIdSchema, user.userSchema, accounts.removeUserSecondFactor),
});

export const employeesRouter = router({
  list: adminQuery(employee.listEmployeesInput, employee.listEmployeesOutput, listEmployees),
  listRecords: adminQuery(
    employee.listEmployeeRecordsInput,
    employee.listEmployeeRecordsOutput,
    listEmployeeRecords,
  ),

  listDepartments: adminProcedure
    .output(employee.listDepartmentsOutput)
    .query(({ ctx }) => listDepartments(ctx)),

  get: adminQuery(byIdSchema, employee.employeeSchema, getEmployee),
  reveal: adminMutation(byIdSchema, employee.revealedSchema, revealEmployee),
  create: adminMutation(employee.createEmployeeInput, employee.employeeSchema, createEmployee),
  update: adminMutation(employee.updateEmployeeInput, employee.employeeSchema, updateEmployee),
  ...deletionProcedures(employeeDeletion),
  reorder: adminCommand(employee.reorderEmployeesInput, reorderEmployees),
  getAccount: adminQuery(byIdSchema, user.getEmployeeAccountOutput, getEmployeeAccount),

  findAccounts: adminQuery(
    user.findEmployeeAccountsInput,
    user.employeeAccountSchema.array(),
    findEmployeeAccounts,
  ),

  linkAccount: adminMutation(
    user.linkEmployeeAccountInput,
    user.employeeAccountSchema,
    linkEmployeeAccount,
  ),
  unlinkAccount: adminCommand(byIdSchema, unlinkEmployeeAccount),
  invite: adminMutation(user.inviteEmployeeInput, user.invitationLinkSchema, inviteEmployee),
  hire: adminMutation(byIdSchema, user.hireApplicantOutput, hireApplicant),
});
