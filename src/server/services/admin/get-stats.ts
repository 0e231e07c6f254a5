import type { AdminStats } from '../../../shared/contracts/admin.ts';
import { Application } from '../../db/entities/application.ts';
import { User } from '../../db/entities/user.ts';
import type { ServiceContext } from '../context.ts';

/** The figures of the dashboard's cards, counted now. */
export async function getStats(ctx: ServiceContext): Promise<AdminStats> {
  const { em } = ctx;
  return {
    totalApplications: await em.count(Application),
    pendingApplications: await em.count(Application, {
      status: { $nin: ['reviewing', 'accepted', 'rejected'] },
    }),
    totalClients: await em.count(User, { role: 'client', isActive: true }),
    // Projects are not kept yet, so there are none.
    activeProjects: 0,
    totalUsers: await em.count(User),
  };
}
