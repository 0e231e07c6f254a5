import { randomUUID } from 'node:crypto';
import { Upload } from '../../db/entities/upload.ts';
import type { ServiceContext } from '../context.ts';
import { requireApplicationsEnabled } from '../settings/applications-enabled.ts';

/**
 * Makes the `pending` row of a résumé whose bytes are yet to come; name and size are what the sender declared, where it
 * did. Returns the new upload's id. Throws AppError('applications-disabled').
 */
export async function beginResume(
  ctx: Pick<ServiceContext, 'em' | 'objects'>,
  declared: { fileName: string; size: number },
): Promise<string> {
  await requireApplicationsEnabled(ctx.em);
  const id = randomUUID();
  ctx.em.create(Upload, {
    id,
    purpose: 'resume',
    status: 'pending',
    ...ctx.objects.reserve(id),
    ...declared,
  });
  await ctx.em.flush();
  return id;
}
