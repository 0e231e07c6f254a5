import type { StoredDocument } from '../../../shared/contracts/resource.ts';
import type { DocumentType } from '../../../shared/contracts/upload.ts';
import type { ServiceContext } from '../context.ts';
import { beginDocument, findDocument, storeDocument } from './store-document.ts';

/** Keeps a document that was made here and needs no looking at; it waits for its resource. */
export async function keepDocument(
  ctx: Pick<ServiceContext, 'em' | 'objects'>,
  { bytes, ...file }: { bytes: Buffer; fileName: string; contentType: DocumentType },
): Promise<StoredDocument> {
  const { em, objects } = ctx;
  const { uploadId: id } = await beginDocument(ctx);
  try {
    const body = (async function* () {
      yield bytes;
    })();
    const size = await objects.parts.append(id, 0, body, bytes.byteLength);
    const path = objects.parts.pathOf(id);
    const object = await objects.keep({ id, path, ...file }, await findDocument({ em }, id));
    return await storeDocument({ em }, { id, object, size, ...file });
  } finally {
    await objects.parts.remove(id);
  }
}
