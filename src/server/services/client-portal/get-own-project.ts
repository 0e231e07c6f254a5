import type { ProjectRecord } from '../../../shared/contracts/project.ts';
import { Project } from '../../db/entities/project.ts';
import { requireOwnClient } from '../clients/own-client.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { findUpdates } from '../projects/find-updates.ts';
import { toProject } from '../projects/to-project.ts';

/** One project of one's own company. Throws AppError('not-found'), also for another company's. */
export async function getOwnProject(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  { id }: { id: string },
): Promise<ProjectRecord> {
  const client = await requireOwnClient(ctx);
  const project = await ctx.em.findOne(Project, { id, client: client.id });
  if (!project) throw new AppError('not-found');
  return toProject(project, await findUpdates(ctx.em, id));
}
