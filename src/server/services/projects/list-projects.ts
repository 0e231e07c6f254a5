import type { ProjectSummary } from '../../../shared/contracts/project.ts';
import { requireClient } from '../clients/require-client.ts';
import type { ServiceContext } from '../context.ts';
import { findProjects } from './find-projects.ts';
import { toProjectSummary } from './to-project.ts';

/** Every project of a client, for administrators. Throws AppError('not-found') without such a client. */
export async function listProjects(
  { em }: Pick<ServiceContext, 'em'>,
  { clientId }: { clientId: string },
): Promise<ProjectSummary[]> {
  await requireClient(em, clientId);
  return (await findProjects(em, clientId)).map(toProjectSummary);
}
