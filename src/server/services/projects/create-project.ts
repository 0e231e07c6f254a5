import type { AdminProject, CreateProjectInput } from '../../../shared/contracts/project.ts';
import { Project } from '../../db/entities/project.ts';
import { recordEvent } from '../audit/record-event.ts';
import { requireClient } from '../clients/require-client.ts';
import type { ServiceContext } from '../context.ts';
import { toAdminProject } from './to-project.ts';

/** Adds a project to a client. Throws AppError('not-found') without such a client. */
export async function createProject(
  ctx: ServiceContext,
  { clientId, ...input }: CreateProjectInput,
): Promise<AdminProject> {
  return ctx.em.transactional(async (em) => {
    const client = await requireClient(em, clientId);
    const project = em.create(Project, { ...input, client });
    recordEvent(em, ctx, {
      action: 'client.add-project',
      subjectId: clientId,
      subjectLabel: `${client.companyName}: ${project.name}`,
    });
    await em.flush();
    return toAdminProject(project, []);
  });
}
