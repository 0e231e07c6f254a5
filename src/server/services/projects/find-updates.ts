import { ProjectUpdate } from '../../db/entities/project-update.ts';
import type { EntityManager } from '../../db/orm.ts';

const mostUpdates = 500;

/** What was told of a project, the newest first. */
export async function findUpdates(em: EntityManager, projectId: string): Promise<ProjectUpdate[]> {
  return em.find(
    ProjectUpdate,
    { project: projectId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: mostUpdates },
  );
}
