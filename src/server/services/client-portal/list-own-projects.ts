import type { ProjectSummary } from '../../../shared/contracts/project.ts';
import { requireOwnClient } from '../clients/own-client.ts';
import type { ServiceContext } from '../context.ts';
import { findProjects } from '../projects/find-projects.ts';
import { toProjectSummary } from '../projects/to-project.ts';

/** The projects of one's own company. Throws AppError('not-found') without a company. */
export async function listOwnProjects(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
): Promise<ProjectSummary[]> {
  const { id } = await requireOwnClient(ctx);
  return (await findProjects(ctx.em, id)).map(toProjectSummary);
}
