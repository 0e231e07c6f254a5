import { Upload } from '../../db/entities/uploads.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';

export type RemovableUpload = Pick<Upload, 'id' | 'status' | 'location' | 'storeKey'>;

/**
 * Takes a stored résumé back before its bytes go: as `pending` nobody can attach it any more, and should the process
 * stop here, the next sweep finds it again.
 */
async function claim(em: EntityManager, upload: RemovableUpload): Promise<boolean> {
  const claimed = await em.nativeUpdate(
    Upload,
    { id: upload.id, status: upload.status },
    { status: 'pending' },
  );
  return claimed === 1;
}

/**
 * Removes an upload that belongs to no record: its bytes, and what has come of them so far, then its row. Returns whether
 * it went; one that somebody has taken meanwhile stays.
 */
export async function removeUpload(
  { em, objects }: Pick<ServiceContext, 'em' | 'objects'>,
  upload: RemovableUpload,
): Promise<boolean> {
  if (!(await claim(em, upload))) return false;
  await objects.remove(upload);
  await objects.parts.remove(upload.id);
  return (await em.nativeDelete(Upload, { id: upload.id, status: 'pending' })) === 1;
}
