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
import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
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
import { adminProcedure, router } from '../../init.ts';

export const employeesRouter = router({
  list: adminProcedure
    .input(listEmployeesInput)
    .output(listEmployeesOutput)
    .query(({ ctx, input }) => listEmployees(ctx, input)),

  listRecords: adminProcedure
    .input(listEmployeeRecordsInput)
    .output(listEmployeeRecordsOutput)
    .query(({ ctx, input }) => listEmployeeRecords(ctx, input)),

  listDepartments: adminProcedure
    .output(listDepartmentsOutput)
    .query(({ ctx }) => listDepartments(ctx)),

  get: adminProcedure
    .input(byIdSchema)
    .output(employeeSchema)
    .query(({ ctx, input }) => getEmployee(ctx, input)),

  reveal: adminProcedure
    .input(byIdSchema)
    .output(revealedSchema)
    .mutation(({ ctx, input }) => revealEmployee(ctx, input)),

  create: adminProcedure
    .input(createEmployeeInput)
    .output(employeeSchema)
    .mutation(({ ctx, input }) => createEmployee(ctx, input)),

  update: adminProcedure
    .input(updateEmployeeInput)
    .output(employeeSchema)
    .mutation(({ ctx, input }) => updateEmployee(ctx, input)),

  ...deletionProcedures(employeeDeletion),

  reorder: adminProcedure
    .input(reorderEmployeesInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await reorderEmployees(ctx, input);
      return { ok: true };
    }),

  getAccount: adminProcedure
    .input(byIdSchema)
    .output(getEmployeeAccountOutput)
    .query(({ ctx, input }) => getEmployeeAccount(ctx, input)),

  findAccounts: adminProcedure
    .input(findEmployeeAccountsInput)
    .output(employeeAccountSchema.array())
    .query(({ ctx, input }) => findEmployeeAccounts(ctx, input)),

  linkAccount: adminProcedure
    .input(linkEmployeeAccountInput)
    .output(employeeAccountSchema)
    .mutation(({ ctx, input }) => linkEmployeeAccount(ctx, input)),

  unlinkAccount: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await unlinkEmployeeAccount(ctx, input);
      return { ok: true };
    }),

  invite: adminProcedure
    .input(inviteEmployeeInput)
    .output(invitationLinkSchema)
    .mutation(({ ctx, input }) => inviteEmployee(ctx, input)),

  hire: adminProcedure
    .input(byIdSchema)
    .output(hireApplicantOutput)
    .mutation(({ ctx, input }) => hireApplicant(ctx, input)),
});
