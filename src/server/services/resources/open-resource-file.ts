import { idSchema } from '../../../shared/contracts/common.ts';
import { ResourceVersion } from '../../db/entities/resource-version.ts';
import { type ServiceContext, requireAdministrator } from '../context.ts';
import { AppError } from '../errors.ts';
import type { OpenedFile } from '../uploads/open-resume.ts';

/**
 * Opens the document of a version: for employees the current one of a resource they can see, for administrators any.
 * The caller consumes or destroys `body`. Throws AppError('unauthenticated'), 'forbidden' for clients,
 * 'second-factor-missing' as everywhere for administrators, 'not-found'
 * (malformed id and versions without a file included), 'unavailable' when the storage fails.
 */
export async function openResourceFile(ctx: ServiceContext, id: string): Promise<OpenedFile> {
  if (!ctx.actor) throw new AppError('unauthenticated');
  if (ctx.actor.role === 'client') throw new AppError('forbidden');
  if (ctx.actor.role === 'admin') requireAdministrator(ctx);
  if (!idSchema.safeParse(id).success) throw new AppError('not-found');
  const version = await ctx.em.findOne(
    ResourceVersion,
    { id, resource: { deletedAt: null } },
    { populate: ['resource', 'upload'] },
  );
  if (!version?.upload) throw new AppError('not-found');
  const { resource, upload } = version;
  const isShown = !resource.archivedAt && resource.currentVersion === version.number;
  if (ctx.actor.role === 'employee' && !isShown) throw new AppError('not-found');
  const { fileName, contentType, size } = upload;
  return { fileName, contentType, size, body: await ctx.objects.open(upload) };
}
