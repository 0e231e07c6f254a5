import type { AdminStats } from '../../../shared/contracts/admin.ts';
import { Client } from '../../db/entities/client.ts';
import { Project } from '../../db/entities/project.ts';
import { User } from '../../db/entities/user.ts';
import { countApplications } from '../applications/list.ts';
import { type ServiceContext, requireAdministrator } from '../context.ts';

/** The specified figures, counted now; those of applications are kept, so that a million cost no more than ten. */
export async function countTotals(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
): Promise<Omit<AdminStats, 'trends'>> {
  const { em } = ctx;
  const { statusCounts } = await countApplications(em, {}, requireAdministrator(ctx).id);
  return {
    totalApplications: Object.values(statusCounts).reduce((sum, count) => sum + count, 0),
    pendingApplications: statusCounts.pending,
    totalClients: await em.count(Client, { status: 'active' }),
    activeProjects: await em.count(Project, { status: 'active' }),
    totalUsers: await em.count(User),
  };
}
