import { Upload, type uploadPurposes } from '../../db/entities/uploads.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import type { ObjectRef } from '../../storage/object-store.ts';
import type { ServiceContext } from '../context.ts';
import { lockRecord } from '../records.ts';

/** Checked bytes that lie in the store. */
export type StoredFile = {
  id: string;
  object: ObjectRef;
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
};

/**
 * Notes in the row of a pending upload where its bytes lie. Throws AppError('not-found') when the row is gone,
 * 'conflict' when it is no longer pending.
 */
export async function markUploadStored(
  ctx: Pick<ServiceContext, 'em'>,
  purpose: (typeof uploadPurposes)[number],
  { id, object, ...file }: StoredFile,
): Promise<Upload> {
  return ctx.em.transactional(async (em) => {
    const upload = await lockRecord(em, Upload, { id, purpose });
    if (upload.status !== 'pending') throw new AppError('conflict');
    const { location, storeKey } = object;
    em.assign(upload, { ...file, location, storeKey, status: 'stored' });
    return upload;
  });
}

type RemovableUpload = Pick<Upload, 'id' | 'status' | 'location' | 'storeKey'>;

/**
 * Takes a stored résumé back before its bytes go: as `pending` it can no longer be attached, and should the process
 * stop here, the next sweep finds it again.
 */
async function claimForRemoval(em: EntityManager, upload: RemovableUpload): Promise<boolean> {
  const claimed = await em.nativeUpdate(
    Upload,
    { id: upload.id, status: upload.status },
    { status: 'pending' },
  );
  return claimed === 1;
}

/**
 * Removes an upload that belongs to no record: its bytes, and what has come of them so far, then its row. Returns
 * whether it went; one that was taken meanwhile stays.
 */
export async function removeUpload(
  { em, objects }: Pick<ServiceContext, 'em' | 'objects'>,
  upload: RemovableUpload,
): Promise<boolean> {
  if (!(await claimForRemoval(em, upload))) return false;
  await objects.remove(upload);
  await objects.parts.remove(upload.id);
  return (await em.nativeDelete(Upload, { id: upload.id, status: 'pending' })) === 1;
}

/** Older than everything that waits for its bytes: the next sweep takes it at the latest. */
const longAgo = new Date(0);

/**
 * Detaches an upload from the record it belonged to, in the running transaction, and removes its file name. Its bytes
 * are to be removed once that is committed (`removeUpload`); the sweep does what was missed.
 */
export async function releaseUpload(
  em: EntityManager,
  { id, location, storeKey }: Upload,
): Promise<RemovableUpload> {
  const released = { status: 'pending', fileName: '', createdAt: longAgo } as const;
  await em.nativeUpdate(Upload, { id }, released);
  return { id, status: released.status, location, storeKey };
}
