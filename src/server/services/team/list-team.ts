import type { TeamMember } from '../../../shared/contracts/employee.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import type { ServiceContext } from '../context.ts';
import { publicEmployee } from './public-employee.ts';
import { toTeamMember } from './to-team-member.ts';

/**
 * The most people one answer holds. The home page carries them all, to pass by one every few seconds: nobody watches more
 * than a hundred, and each of them weighs on everybody's first visit. Whoever comes later has a page of their own.
 */
const mostShown = 100;

/** The people of the team the public may see, in their order; of a large team the first hundred. */
export async function listTeam(ctx: ServiceContext): Promise<TeamMember[]> {
  const employees = await ctx.em.find(EmployeeProfile, publicEmployee, {
    populate: ['image'],
    orderBy: { displayOrder: 'asc', name: 'asc', id: 'asc' },
    limit: mostShown,
  });
  return employees.map((employee) => toTeamMember(employee, ctx.locale));
}
