import type { EmployeeDashboard } from '../../../shared/contracts/employee-portal.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { Resource } from '../../db/entities/resources.ts';
import type { EmployeeContext } from '../context.ts';
import { findUnacknowledgedIds, toEmployeeResources } from '../resources/employee-resources.ts';
import { isShownToPublic } from '../site/team.ts';
import { findOwnEmployee, missingParts } from './own-profile.ts';

/** So many are shown before the way to all of them. */
const maxDashboardResources = 5;

/** Open tasks of the signed-in person: resources to read, and a profile to complete. */
export async function getEmployeeDashboard(ctx: EmployeeContext): Promise<EmployeeDashboard> {
  const { em, actor } = ctx;
  const waiting = await findUnacknowledgedIds(em, actor.id);
  const first = await em.find(
    Resource,
    { id: { $in: waiting.slice(0, maxDashboardResources) } },
    { orderBy: { category: 'asc', title: 'asc', id: 'asc' } },
  );
  const employee = await findOwnEmployee(ctx);
  return {
    waiting: await toEmployeeResources(em, actor.id, first),
    waitingCount: waiting.length,
    profile: employee && {
      missing: missingParts(employee),
      isShown: isShownToPublic(employee),
    },
    openRequests: employee
      ? await em.count(ChangeRequest, { employee: employee.id, status: 'open' })
      : 0,
  };
}
