import type { OwnProfile } from '../../../shared/contracts/employee-portal.ts';
import type { ServiceContext } from '../context.ts';
import { findOwnEmployee } from './own-employee.ts';
import { toOwnProfile } from './to-own-profile.ts';

/** The signed-in person's own profile; null where none is linked. */
export async function getOwnProfile(ctx: ServiceContext): Promise<OwnProfile | null> {
  const employee = await findOwnEmployee(ctx);
  return employee && toOwnProfile(employee, ctx.locale);
}
