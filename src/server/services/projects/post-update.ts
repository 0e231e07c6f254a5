import type { PostUpdateInput, ProjectNews } from '../../../shared/contracts/project.ts';
import { Project } from '../../db/entities/project.ts';
import { ProjectUpdate } from '../../db/entities/project-update.ts';
import { User } from '../../db/entities/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toProjectNews } from './to-project.ts';

/** Tells the client of a project how it goes, in the administrator's name. Throws AppError('not-found'). */
export async function postUpdate(
  ctx: ServiceContext,
  { projectId, text }: PostUpdateInput,
): Promise<ProjectNews> {
  const { actor } = ctx;
  if (!actor) throw new AppError('unauthenticated');
  return ctx.em.transactional(async (em) => {
    const project = await em.findOne(Project, { id: projectId }, { populate: ['client'] });
    if (!project) throw new AppError('not-found');
    const update = em.create(ProjectUpdate, {
      project,
      text,
      author: em.getReference(User, actor.id),
      authorName: actor.name.slice(0, 200),
    });
    recordEvent(em, ctx, {
      action: 'client.post-update',
      subjectId: project.client.id,
      subjectLabel: `${project.client.companyName}: ${project.name}`,
    });
    await em.flush();
    return toProjectNews(update);
  });
}
