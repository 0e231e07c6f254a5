import { ImageVariant } from '../../db/entities/images.ts';
import { Upload } from '../../db/entities/uploads.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ObjectRef } from '../../storage/object-store.ts';
import type { ServiceContext } from '../context.ts';
import { ensureInstallationId } from '../settings/installation-id.ts';
import { readResumeQuota, uploadAddressSeconds } from './resume-upload.ts';
import { removeUpload } from './upload-lifecycle.ts';

const hourMs = 60 * 60 * 1000;
/** As long as its address may be used, and an hour more in which what was begun by then ends or is given up. */
const pendingLifetimeMs = uploadAddressSeconds * 1000 + hourMs;
/** A draft in the browser may hold a stored résumé for a while before it is sent. */
const storedLifetimeMs = 30 * 24 * hourMs;
/** An upload is written to again within the hour or given up; a stored file has its row within the hour. */
const looseFileLifetimeMs = hourMs;
/** The share of the quota for résumés without an application above which the largest senders lose some. */
const fullShare = 0.8;
/** Younger résumés may still be sent with the application that they are for. */
const freshLifetimeMs = 2 * hourMs;
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
          { status: 'pending', createdAt: { $lt: new Date(now - pendingLifetimeMs) } },
          { status: 'stored', createdAt: { $lt: new Date(now - storedLifetimeMs) } },
        ],
      },
      { orderBy: { id: 'asc' }, limit: batchSize, disableIdentityMap: true },
    );
    for (const upload of batch) {
      after = upload.id;
      try {
        if (await removeUpload(ctx, upload)) removed += 1;
      } catch (error) {
        ctx.log.warn({ err: error, upload: upload.id }, 'failed to remove an upload');
      }
    }
    if (batch.length < batchSize) return removed;
  }
}

/**
 * Removes the oldest résumés of the largest senders early when the quota for those without an application runs out, so
 * that a flood blocks uploads for hours at most. Returns how many it removed.
 */
async function freeQuota(ctx: SweepContext, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const quota = await readResumeQuota(ctx.em);
    let excess = quota.used - quota.limit * fullShare;
    if (excess <= 0) return removed;
    const rows = await ctx.em.execute<{ id: string }[]>(
      `select u."id" from "uploads" as u
       join (select "sender", sum("size") as "bytes" from "uploads"
         where "status" = 'stored' and "purpose" = 'resume' group by "sender") as s
         on s."sender" is not distinct from u."sender"
       where u."status" = 'stored' and u."purpose" = 'resume' and u."created_at" < ?::timestamptz
       order by s."bytes" desc, u."created_at", u."id" limit ?`,
      [new Date(now - freshLifetimeMs), batchSize],
    );
    const before = removed;
    for (const { id } of rows) {
      if (excess <= 0) break;
      const upload = await ctx.em.findOne(Upload, { id }, { disableIdentityMap: true });
      if (!upload || !(await removeUpload(ctx, upload))) continue;
      removed += 1;
      excess -= upload.size;
    }
    if (removed === before) return removed;
  }
}

/** Those of the keys under which something of an upload or of a picture lies. */
async function findKnownKeys(em: EntityManager, storeKeys: string[]): Promise<Set<string>> {
  const withKey = { storeKey: { $in: storeKeys } };
  const rows = [
    ...(await em.find(Upload, withKey, { disableIdentityMap: true })),
    ...(await em.find(ImageVariant, withKey, { disableIdentityMap: true })),
  ];
  return new Set(rows.map(({ storeKey }) => storeKey));
}

async function removeOrphans(ctx: SweepContext, candidates: ObjectRef[]): Promise<number> {
  const known = await findKnownKeys(
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
  for await (const object of ctx.objects.listOlderThan(new Date(now - looseFileLifetimeMs))) {
    candidates.push(object);
    if (candidates.length < batchSize) continue;
    removed += await removeOrphans(ctx, candidates);
    candidates = [];
  }
  return candidates.length > 0 ? removed + (await removeOrphans(ctx, candidates)) : removed;
}

/**
 * Removes what belongs to nothing: rows whose bytes never came, those stored for 30 days with their bytes, earlier ones
 * where the quota runs out, and objects without a row. Never touches attached résumés. Returns how many of each went.
 */
export async function sweepUploads(
  ctx: SweepContext,
  now: Date = new Date(),
): Promise<SweepResult> {
  const uploads = (await sweepRows(ctx, now.getTime())) + (await freeQuota(ctx, now.getTime()));
  // Files without a row are orphans only if these rows are the ones that belong to the folder.
  const belongs = await ctx.objects.belongsTo(await ensureInstallationId(ctx.em));
  if (!belongs) {
    ctx.log.warn('stored files belong to another database; removing none of them');
  }
  const objects = belongs ? await sweepObjects(ctx, now.getTime()) : 0;
  return { uploads, objects };
}

/** Removes files on their way in that nothing has come for within an hour. Returns how many. */
export function sweepParts(
  { objects }: Pick<ServiceContext, 'objects'>,
  now: Date = new Date(),
): Promise<number> {
  return objects.parts.removeOlderThan(new Date(now.getTime() - looseFileLifetimeMs));
}
