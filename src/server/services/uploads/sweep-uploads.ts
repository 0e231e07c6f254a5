import { ImageVariant } from '../../db/entities/image-variant.ts';
import { Upload } from '../../db/entities/upload.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ObjectRef } from '../../uploads/object-store.ts';
import type { ServiceContext } from '../context.ts';
import { installationId } from '../settings/installation-id.ts';
import { removeUpload } from './remove-upload.ts';

const hour = 60 * 60 * 1000;
/** An address given out is valid for minutes; two days leave room for a cloud that reports late. */
const pendingLifetime = 48 * hour;
/** A draft in the browser may hold a stored résumé for a while before it is sent. */
const storedLifetime = 30 * 24 * hour;
/** An upload is written to again within the hour or given up; a kept file has its row within the hour. */
const looseFileLifetime = hour;
const batchSize = 100;

export type SweepResult = { uploads: number; objects: number };

type SweepContext = Pick<ServiceContext, 'em' | 'objects' | 'log'>;

async function sweepRows(ctx: SweepContext, now: number): Promise<number> {
  let removed = 0;
  let after = '';
  for (;;) {
    const batch = await ctx.em.find(
      Upload,
      {
        ...(after ? { id: { $gt: after } } : {}),
        $or: [
          { status: 'pending', createdAt: { $lt: new Date(now - pendingLifetime) } },
          { status: 'stored', createdAt: { $lt: new Date(now - storedLifetime) } },
        ],
      },
      { orderBy: { id: 'asc' }, limit: batchSize, disableIdentityMap: true },
    );
    for (const upload of batch) {
      after = upload.id;
      try {
        if (await removeUpload(ctx, upload)) removed += 1;
      } catch (error) {
        ctx.log.warn({ err: error, upload: upload.id }, 'an upload could not be removed');
      }
    }
    if (batch.length < batchSize) return removed;
  }
}

/** Those of the keys under which something of an upload or of a picture lies. */
async function knownKeys(em: EntityManager, storeKeys: string[]): Promise<Set<string>> {
  const withKey = { storeKey: { $in: storeKeys } };
  const rows = [
    ...(await em.find(Upload, withKey, { disableIdentityMap: true })),
    ...(await em.find(ImageVariant, withKey, { disableIdentityMap: true })),
  ];
  return new Set(rows.map(({ storeKey }) => storeKey));
}

async function removeOrphans(ctx: SweepContext, candidates: ObjectRef[]): Promise<number> {
  const known = await knownKeys(
    ctx.em,
    candidates.map(({ storeKey }) => storeKey),
  );
  const orphans = candidates.filter(({ storeKey }) => !known.has(storeKey));
  for (const orphan of orphans) await ctx.objects.remove(orphan);
  return orphans.length;
}

async function sweepObjects(ctx: SweepContext, now: number): Promise<number> {
  let removed = 0;
  let candidates: ObjectRef[] = [];
  for await (const object of ctx.objects.listOlderThan(new Date(now - looseFileLifetime))) {
    candidates.push(object);
    if (candidates.length < batchSize) continue;
    removed += await removeOrphans(ctx, candidates);
    candidates = [];
  }
  return candidates.length > 0 ? removed + (await removeOrphans(ctx, candidates)) : removed;
}

/**
 * Removes what belongs to nothing: rows pending for 48 hours or stored for 30 days with their bytes, and objects without
 * a row. Attached résumés are never touched. Returns how many of each went.
 */
export async function sweepUploads(
  ctx: SweepContext,
  now: Date = new Date(),
): Promise<SweepResult> {
  const uploads = await sweepRows(ctx, now.getTime());
  // Files without a row are orphans only if these rows are the ones that belong to the folder.
  const belongs = await ctx.objects.belongsTo(await installationId(ctx.em));
  if (!belongs) {
    ctx.log.warn('the stored files belong to another database; none of them is removed');
  }
  const objects = belongs ? await sweepObjects(ctx, now.getTime()) : 0;
  return { uploads, objects };
}

/** Removes files on their way in that nothing has come for within an hour. Returns how many. */
export function sweepParts(
  { objects }: Pick<ServiceContext, 'objects'>,
  now: Date = new Date(),
): Promise<number> {
  return objects.parts.removeOlderThan(new Date(now.getTime() - looseFileLifetime));
}
