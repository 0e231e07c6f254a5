import type { AdminProject } from '../../../shared/contracts/project.ts';
import { Project } from '../../db/entities/project.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { findUpdates } from './find-updates.ts';
import { toAdminProject } from './to-project.ts';

/** One project for an administrator. Throws AppError('not-found'). */
export async function getProject(
  { em }: Pick<ServiceContext, 'em'>,
  { id }: { id: string },
): Promise<AdminProject> {
  const project = await em.findOne(Project, { id });
  if (!project) throw new AppError('not-found');
  return toAdminProject(project, await findUpdates(em, id));
}
