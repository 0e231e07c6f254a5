import { Upload } from '../../db/entities/uploads.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { RemovableUpload } from './remove-upload.ts';

/** Older than everything that waits for its bytes: the next sweep takes it, should nobody before. */
const longAgo = new Date(0);

/**
 * Takes an upload from the record it belonged to, in the running transaction, and forgets what it was called. Its bytes
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
