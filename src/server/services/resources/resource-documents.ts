import { randomUUID } from 'node:crypto';
import { idSchema } from '../../../shared/contracts/fields.ts';
import type { StoredDocument } from '../../../shared/contracts/resource.ts';
import type { DocumentType } from '../../../shared/contracts/upload.ts';
import { ResourceVersion } from '../../db/entities/resources.ts';
import { Upload } from '../../db/entities/uploads.ts';
import { AppError } from '../../errors.ts';
import type { OpenedFile } from '../applications/open-resume.ts';
import type { RoleContext, ServiceContext } from '../context.ts';
import { requireRecord } from '../records.ts';
import { markUploadStored, type StoredFile } from '../uploads/upload-lifecycle.ts';

/** Makes the row of a document whose bytes are yet to come. */
export async function beginDocumentUpload({
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
  return requireRecord(em, Upload, { id, purpose: 'resource' }, { refresh: true });
}

/** Marks a document as stored once its checked bytes lie in the store; it waits for its resource. */
export async function markDocumentStored(
  ctx: Pick<ServiceContext, 'em'>,
  file: StoredFile & { contentType: DocumentType },
): Promise<StoredDocument> {
  const { id, fileName, contentType, size } = await markUploadStored(ctx, 'resource', file);
  return { uploadId: id, fileName, contentType, size };
}

/** Keeps a document that was made here and needs no looking at; it waits for its resource. */
export async function storeGeneratedDocument(
  ctx: Pick<ServiceContext, 'em' | 'objects'>,
  { bytes, ...file }: { bytes: Buffer; fileName: string; contentType: DocumentType },
): Promise<StoredDocument> {
  const { em, objects } = ctx;
  const { uploadId: id } = await beginDocumentUpload(ctx);
  try {
    const body = (async function* () {
      yield bytes;
    })();
    const size = await objects.parts.append(id, 0, body, bytes.byteLength);
    const path = objects.parts.pathOf(id);
    const object = await objects.store({ id, path, ...file }, await findDocument({ em }, id));
    return await markDocumentStored({ em }, { id, object, size, ...file });
  } finally {
    await objects.parts.remove(id);
  }
}

/**
 * Opens the document of a version: for employees the current one of a resource they can see, for administrators any.
 * The caller consumes or destroys `body`. Throws AppError('not-found') (malformed id and versions without a file
 * included), 'unavailable' when the storage fails.
 */
export async function openResourceFile(
  ctx: RoleContext<'admin' | 'employee'>,
  id: string,
): Promise<OpenedFile> {
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
