import type { Employee } from '../../../shared/contracts/employee-record.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toEmployee } from './to-employee.ts';

/** One employee for the form, what is concealed masked. Throws AppError('not-found'). */
export async function getEmployee(ctx: ServiceContext, { id }: { id: string }): Promise<Employee> {
  const employee = await ctx.em.findOne(
    EmployeeProfile,
    { id, deletedAt: null },
    { populate: ['image'] },
  );
  if (!employee) throw new AppError('not-found');
  return toEmployee(employee);
}
