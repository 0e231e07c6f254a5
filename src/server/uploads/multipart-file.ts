import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError } from '../services/errors.ts';

/**
 * The bytes of the one file in a multipart body, as they come. Throws AppError('unsupported-media-type') at once when
 * the body is no form. The stream throws AppError('invalid-input') when there is no file or the form is broken, and ends
 * with an error when the connection or `signal` ends the request.
 */
export function multipartFile(req: Request, signal: AbortSignal): AsyncIterable<Buffer> {
  const form = openForm(req);
  return readFile(req, form, signal);
}

function openForm(req: Request): busboy.Busboy {
  try {
    return busboy({ headers: req.headers, limits: { files: 1, fields: 4, fieldSize: 1024 } });
  } catch (cause) {
    throw new AppError('unsupported-media-type', { cause });
  }
}

async function* readFile(
  req: Request,
  form: busboy.Busboy,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  const cutOff = () => form.destroy(new Error('The upload was cut off'));
  form.once('file', (_name, file) => resolve(file));
  form.on('error', (cause) => reject(new AppError('invalid-input', { cause })));
  form.once('close', () => reject(new AppError('invalid-input')));
  req.once('close', cutOff);
  signal.addEventListener('abort', cutOff);
  // Either may have happened before there was anybody to listen.
  if (req.destroyed || signal.aborted) cutOff();
  req.pipe(form);
  try {
    yield* await promise;
  } finally {
    req.off('close', cutOff);
    signal.removeEventListener('abort', cutOff);
    req.unpipe(form);
  }
}
