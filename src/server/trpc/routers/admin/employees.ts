import {
  createEmployeeInput,
  employeeSchema,
  listDepartmentsOutput,
  listEmployeeRecordsInput,
  listEmployeeRecordsOutput,
  listEmployeesInput,
  listEmployeesOutput,
  reorderEmployeesInput,
  revealedSchema,
  updateEmployeeInput,
} from '../../../../shared/contracts/employee.ts';
import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import {
  employeeAccountSchema,
  findEmployeeAccountsInput,
  getEmployeeAccountOutput,
  hireApplicantOutput,
  invitationLinkSchema,
  inviteEmployeeInput,
  linkEmployeeAccountInput,
} from '../../../../shared/contracts/user.ts';
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
import { deletionProcedures } from '../../deletion-procedures.ts';
import { adminCommand, adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const employeesRouter = router({
  list: adminQuery(listEmployeesInput, listEmployeesOutput, listEmployees),
  listRecords: adminQuery(listEmployeeRecordsInput, listEmployeeRecordsOutput, listEmployeeRecords),

  listDepartments: adminProcedure
    .output(listDepartmentsOutput)
    .query(({ ctx }) => listDepartments(ctx)),

  get: adminQuery(byIdSchema, employeeSchema, getEmployee),
  reveal: adminMutation(byIdSchema, revealedSchema, revealEmployee),
  create: adminMutation(createEmployeeInput, employeeSchema, createEmployee),
  update: adminMutation(updateEmployeeInput, employeeSchema, updateEmployee),
  ...deletionProcedures(employeeDeletion),
  reorder: adminCommand(reorderEmployeesInput, reorderEmployees),
  getAccount: adminQuery(byIdSchema, getEmployeeAccountOutput, getEmployeeAccount),

  findAccounts: adminQuery(
    findEmployeeAccountsInput,
    employeeAccountSchema.array(),
    findEmployeeAccounts,
  ),

  linkAccount: adminMutation(linkEmployeeAccountInput, employeeAccountSchema, linkEmployeeAccount),
  unlinkAccount: adminCommand(byIdSchema, unlinkEmployeeAccount),
  invite: adminMutation(inviteEmployeeInput, invitationLinkSchema, inviteEmployee),
  hire: adminMutation(byIdSchema, hireApplicantOutput, hireApplicant),
});
