import { leaders } from '../../../shared/content/leaders.ts';
import { idSchema } from '../../../shared/contracts/common.ts';
import type { PublicProfile } from '../../../shared/contracts/employee.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { publicEmployee } from './public-employee.ts';
import { toPublicProfile } from './to-team-member.ts';

/** The public page of a person, found by id or by slug: first among the employees, then among the leaders. */
export async function getProfile(
  ctx: ServiceContext,
  { key }: { key: string },
): Promise<PublicProfile> {
  const wanted = key.toLowerCase();
  const employee = await ctx.em.findOne(
    EmployeeProfile,
    {
      ...publicEmployee,
      ...(idSchema.safeParse(wanted).success ? { id: wanted } : { slug: wanted }),
    },
    { populate: ['image'] },
  );
  if (employee) return toPublicProfile(employee, ctx.locale);
  const leader = leaders().find(({ slug }) => slug === wanted);
  if (!leader) throw new AppError('not-found');
  return { ...leader, id: null, imageUrl: null, picture: null, email: null, phone: null };
}
