import type { ProjectStatus } from '../../../shared/contracts/project.ts';
import { Project } from '../../db/entities/project.ts';
import type { EntityManager } from '../../db/orm.ts';

/** More projects than that no company has. */
const mostProjects = 200;

/** What is going on comes first, what is over last. */
const order: readonly ProjectStatus[] = ['active', 'on-hold', 'planned', 'completed', 'cancelled'];

/** Every project of a client: those under way first, and of each kind the newest. */
export async function findProjects(em: EntityManager, clientId: string): Promise<Project[]> {
  const projects = await em.find(
    Project,
    { client: clientId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: mostProjects },
  );
  return projects.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}
