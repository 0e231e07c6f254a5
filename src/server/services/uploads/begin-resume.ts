import { randomUUID } from 'node:crypto';
import { Upload } from '../../db/entities/upload.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireApplicationsEnabled } from '../settings/applications-enabled.ts';

/** Bytes of résumés that belong to no application yet; more than this is nobody's honest traffic. */
const maxUnattachedBytes = 5 * 1024 ** 3;
/** By then the sweep has made room, or somebody has looked. */
const roomInSeconds = 3600;

async function requireRoom(em: EntityManager): Promise<void> {
  const [row] = await em.execute<{ bytes: string }[]>(
    `select coalesce(sum("size"), 0)::text as bytes from "uploads" where "status" <> 'attached'`,
  );
  if (Number(row?.bytes ?? 0) > maxUnattachedBytes) {
    throw new AppError('unavailable', { retryAfterSeconds: roomInSeconds });
  }
}

/**
 * Makes the `pending` row of a résumé whose bytes are yet to come; name and size are what the sender declared, where it
 * did. Returns the new upload's id. Throws AppError('applications-disabled'), 'unavailable' when too much
 * lies here unclaimed.
 */
export async function beginResume(
  ctx: Pick<ServiceContext, 'em' | 'objects'>,
  declared: { fileName: string; size: number },
): Promise<string> {
  await requireApplicationsEnabled(ctx.em);
  await requireRoom(ctx.em);
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
