import { randomUUID } from 'node:crypto';
import type { StoredDocument } from '../../../shared/contracts/resource.ts';
import type { DocumentType } from '../../../shared/contracts/upload.ts';
import { Upload } from '../../db/entities/upload.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { markStored, type StoredFile } from '../uploads/mark-stored.ts';

/** Makes the row of a document whose bytes are yet to come. */
export async function beginDocument({
  em,
  objects,
}: Pick<ServiceContext, 'em' | 'objects'>): Promise<{ uploadId: string }> {
  const id = randomUUID();
  em.create(Upload, { id, purpose: 'resource', status: 'pending', ...objects.reserve(id) });
  await em.flush();
  return { uploadId: id };
}

/** The row of a document, fresh from the database. Throws AppError('not-found'). */
export async function findDocument(
  { em }: Pick<ServiceContext, 'em'>,
  id: string,
): Promise<Upload> {
  const upload = await em.findOne(Upload, { id, purpose: 'resource' }, { refresh: true });
  if (!upload) throw new AppError('not-found');
  return upload;
}

/** Marks a document as stored once its checked bytes lie in the store; it waits for its resource. */
export async function storeDocument(
  ctx: Pick<ServiceContext, 'em'>,
  file: StoredFile & { contentType: DocumentType },
): Promise<StoredDocument> {
  const { id, fileName, contentType, size } = await markStored(ctx, 'resource', file);
  return { uploadId: id, fileName, contentType, size };
}
