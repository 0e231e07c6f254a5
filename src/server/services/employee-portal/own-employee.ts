import type { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { User } from '../../db/entities/user.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

type Asking = Pick<ServiceContext, 'em' | 'actor'>;

/** The profile of the signed-in person; null where an administrator has linked none, or has deleted it. */
export async function findOwnEmployee({ em, actor }: Asking): Promise<EmployeeProfile | null> {
  if (!actor) throw new AppError('unauthenticated');
  // The link of another role rests.
  const own = { id: actor.id, role: 'employee' } as const;
  const user = await em.findOne(User, own, { populate: ['employee.image'] });
  const employee = user?.employee;
  return employee && !employee.deletedAt ? employee : null;
}

/** The same, where nothing can be done without one. Throws AppError('not-found'). */
export async function requireOwnEmployee(ctx: Asking): Promise<EmployeeProfile> {
  const employee = await findOwnEmployee(ctx);
  if (!employee) throw new AppError('not-found');
  return employee;
}
