import type { AdminProject, UpdateProjectInput } from '../../../shared/contracts/project.ts';
import { Project } from '../../db/entities/project.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { findUpdates } from './find-updates.ts';
import { toAdminProject } from './to-project.ts';

/** Changes a project and its milestones. Throws AppError('not-found'), 'conflict' when somebody else saved since `version`. */
export async function updateProject(
  ctx: ServiceContext,
  { id, version, ...changes }: UpdateProjectInput,
): Promise<AdminProject> {
  return ctx.em.transactional(async (em) => {
    const project = await em.findOne(Project, { id }, { populate: ['client'] });
    if (!project) throw new AppError('not-found');
    if (version !== project.version) throw new AppError('conflict');
    em.assign(project, changes, { mergeObjectProperties: false });
    recordEvent(em, ctx, {
      action: 'client.change-project',
      subjectId: project.client.id,
      subjectLabel: `${project.client.companyName}: ${project.name}`,
    });
    await em.flush();
    return toAdminProject(project, await findUpdates(em, id));
  });
}
