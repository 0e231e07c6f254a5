import { type Crop, type Picture, storeImageOutput } from '../../shared/contracts/picture.ts';
import { isErrorCode } from '../../shared/errors.ts';

/** The server's error of a refused form; `readError` reads it. */
class RefusedFormError extends Error {
  readonly data: { error: unknown };

  constructor(answer: unknown) {
    super('The form was not taken');
    this.name = 'RefusedFormError';
    this.data = { error: answer };
  }
}

export type SendOptions = {
  /** Whole percent of the bytes that have left, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

type MultipartForm = {
  url: string;
  file: Blob;
  /** The field that carries the file; `image` when left out. */
  fileField?: string;
  fields?: Record<string, string | undefined>;
};

const isErrorBody = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && isErrorCode(body.code);

/**
 * Posts a file with the other fields of a form, and answers the body. Rejects with what `readError`
 * understands, or with the signal's reason once it is aborted.
 */
export function postMultipart(
  { url, file, fileField = 'image', fields = {} }: MultipartForm,
  { onProgress, signal }: SendOptions = {},
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value);
  }
  form.append(fileField, file);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  // Unlike fetch it reports how much has been sent.
  const request = new XMLHttpRequest();
  const abort = () => {
    request.abort();
    reject(signal?.reason);
  };
  if (signal?.aborted) {
    reject(signal.reason);
    return promise;
  }
  signal?.addEventListener('abort', abort);
  request.open('POST', url);
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onProgress?.(Math.floor((loaded / total) * 100));
  });
  request.addEventListener('error', () => reject(new Error('The connection broke')));
  request.addEventListener('load', () => {
    const { status, response } = request;
    if (status >= 200 && status < 300) return resolve(response);
    reject(
      isErrorBody(response) ? new RefusedFormError(response) : new Error(`Answered ${status}`),
    );
  });
  request.send(form);
  return promise.finally(() => signal?.removeEventListener('abort', abort));
}

type ImageUpload = SendOptions & {
  file: Blob;
  /** In pixels of the picture as it is seen upright; the whole of it when left out. */
  crop?: Crop | undefined;
  /** Roles with another navigation than administrators. */
  url?: '/api/admin/images' | '/api/employee/images';
};

/** Uploads a picture for a record that does not hold it yet. Rejects with what `readError` understands. */
export async function uploadImage({
  file,
  crop,
  url = '/api/admin/images',
  ...options
}: ImageUpload): Promise<Picture> {
  const body = await postMultipart(
    { url, file, fields: { crop: crop && JSON.stringify(crop) } },
    options,
  );
  return storeImageOutput.parse(body).picture;
}
