import { LockMode } from '@mikro-orm/core';
import { Upload, type uploadPurposes } from '../../db/entities/uploads.ts';
import { AppError } from '../../errors.ts';
import type { ObjectRef } from '../../storage/object-store.ts';
import type { ServiceContext } from '../context.ts';

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
export async function markStored(
  ctx: Pick<ServiceContext, 'em'>,
  purpose: (typeof uploadPurposes)[number],
  { id, object, ...file }: StoredFile,
): Promise<Upload> {
  return ctx.em.transactional(async (em) => {
    const upload = await em.findOne(
      Upload,
      { id, purpose },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!upload) throw new AppError('not-found');
    if (upload.status !== 'pending') throw new AppError('conflict');
    const { location, storeKey } = object;
    em.assign(upload, { ...file, location, storeKey, status: 'stored' });
    return upload;
  });
}
