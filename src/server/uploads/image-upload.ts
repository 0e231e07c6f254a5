import type { Request, RequestHandler } from 'express';
import { uploadGalleryItemInput } from '../../shared/contracts/gallery.ts';
import { maxPictureBytes, storeImageInput } from '../../shared/contracts/picture.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { fieldError } from '../errors.ts';
import { fileStem } from '../storage/file-name.ts';
import type { PartStore } from '../storage/part-store.ts';
import { type Caller, createCaller } from '../trpc/routers/app.ts';
import { receiveFile } from './receive-file.ts';
import { type UploadDeps, withErrorResponses } from './upload-handler.ts';

/** The picture of a multipart body, in its field `image`; answers and throws what `receiveFile` does. */
function receiveImage(
  parts: PartStore,
  part: string,
  req: Request,
): Promise<ReadonlyMap<string, string>> {
  return receiveFile(parts, part, req, {
    field: 'image',
    maxBytes: maxPictureBytes,
    missing: m.validation_picture_missing,
  });
}

/** A picture whose bytes lie under `part` until the request is answered, and the form's other fields. */
type ImagePart = { part: string; fields: ReadonlyMap<string, string> };

/** The administrators' way in; employees have one of their own. */
const beginAsAdmin = (caller: Caller) => caller.admin.images.begin();

/**
 * A route that takes a multipart form with the file in `image`: who may is decided by `begin` before a byte is read,
 * `store` makes of it what the route is for and gives the body of the answer.
 */
function imageRoute(
  deps: UploadDeps,
  store: (caller: Caller, received: ImagePart) => Promise<unknown>,
  begin: (caller: Caller) => Promise<{ part: string }> = beginAsAdmin,
): RequestHandler {
  const { parts } = deps.objects;
  return withErrorResponses(deps, async (req, res) => {
    const caller = createCaller(await deps.contextFor(req));
    const { part } = await begin(caller);
    await deps.limit?.(req, 'upload-bytes');
    try {
      const fields = await receiveImage(parts, part, req);
      res.status(201).json(await store(caller, { part, fields }));
    } finally {
      await parts.remove(part);
    }
  });
}

/** A field of the form that holds JSON; nothing when it is left out. Throws AppError('invalid-input'). */
function jsonField({ fields }: ImagePart, name: string): unknown {
  const value = fields.get(name);
  if (!value) return undefined;
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw fieldError(name, m.error_invalid_input(), cause);
  }
}

/** Reads the stored fields of a record's image; throws as `jsonField` and the contract do. */
const readStoreInput = (image: ImagePart) =>
  storeImageInput.parse({ part: image.part, crop: jsonField(image, 'crop') });

/** `POST /api/admin/images`: a picture for any record. */
export const receiveAdminImage = (deps: UploadDeps): RequestHandler =>
  imageRoute(deps, (caller, image) => caller.admin.images.store(readStoreInput(image)));

/** `POST /api/employee/images`: the portrait an employee sends. */
export const receiveEmployeeImage = (deps: UploadDeps): RequestHandler =>
  imageRoute(
    deps,
    (caller, image) => caller.employee.images.store(readStoreInput(image)),
    (caller) => caller.employee.images.begin(),
  );

/** `POST /api/admin/gallery/upload`: a picture with its texts, which becomes an item of the gallery. */
export const receiveGalleryItem = (deps: UploadDeps): RequestHandler =>
  imageRoute(deps, (caller, { part, fields }) =>
    caller.admin.pictures.upload(
      uploadGalleryItemInput.parse({
        ...Object.fromEntries(fields),
        fileName: fileStem(fields.get('fileName') ?? ''),
        part,
      }),
    ),
  );
