import type { TeamMember } from '../../../shared/contracts/employee.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import type { ServiceContext } from '../context.ts';
import { publicEmployee } from './public-employee.ts';
import { toTeamMember } from './to-team-member.ts';

/** Everybody of the team the public may see, in their order. */
export async function listTeam(ctx: ServiceContext): Promise<TeamMember[]> {
  const employees = await ctx.em.find(EmployeeProfile, publicEmployee, {
    populate: ['image'],
    orderBy: { displayOrder: 'asc', name: 'asc', id: 'asc' },
  });
  return employees.map((employee) => toTeamMember(employee, ctx.locale));
}
