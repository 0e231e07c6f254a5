import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, fieldError } from '../errors.ts';
import type { PartStore } from '../storage/part-store.ts';

/** Expectations: the form field that carries the file, its size at most, and the message without one. */
export type ExpectedFile = { field: string; maxBytes: number; missing: () => string };

const formLimits = { files: 1, fields: 20, fieldNameSize: 100, fieldSize: 16 * 1024 };

function openForm(req: Request): busboy.Busboy {
  try {
    return busboy({ headers: req.headers, limits: formLimits, defParamCharset: 'utf8' });
  } catch (cause) {
    throw new AppError('unsupported-media-type', { cause });
  }
}

/**
 * Puts the file of a multipart body on the disk as it comes, under the name `part`, and answers the form's other
 * fields, wherever they stand in it, with the name the file came with in `fileName` where no field gives one. Throws
 * AppError('unsupported-media-type') for a body that is no form, 'payload-too-large' over its size and 'invalid-input'
 * without a file, for a broken form and for a field too long.
 */
export async function receiveFile(
  parts: PartStore,
  part: string,
  req: Request,
  expected: ExpectedFile,
): Promise<ReadonlyMap<string, string>> {
  const missing = () => fieldError(expected.field, expected.missing());
  const form = openForm(req);
  const fields = new Map<string, string>();
  const { promise: read, resolve, reject } = Promise.withResolvers<void>();
  let stored: Promise<number> | undefined;

  const store = (name: string, file: Readable, { filename }: busboy.FileInfo) => {
    if (name !== expected.field) {
      file.resume();
      return reject(missing());
    }
    if (filename && !fields.has('fileName')) fields.set('fileName', filename);
    // It may break before the disk is ready to take from it.
    file.on('error', broken);
    stored = parts.append(part, 0, file, expected.maxBytes);
    stored.catch(reject);
  };
  const broken = (cause?: unknown) => reject(new AppError('invalid-input', { cause }));
  form.on('file', store);
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) broken();
    fields.set(name, value);
  });
  for (const event of ['error', 'filesLimit', 'fieldsLimit'] as const) form.on(event, broken);
  form.on('close', resolve);

  // A request that came whole closes too.
  const cutOff = () => {
    if (!req.complete) form.destroy(new Error('The upload was cut off'));
  };
  req.once('close', cutOff);
  req.pipe(form);
  try {
    await read;
    if (!stored) throw missing();
    if ((await stored) === 0) throw missing();
    return fields;
  } catch (error) {
    req.unpipe(form);
    form.destroy();
    // The disk's error, such as a full one, comes before the broken form that follows from it.
    const failure = await stored?.then(
      () => error,
      (refused: unknown) => refused,
    );
    throw failure instanceof AppError ? failure : error;
  } finally {
    req.off('close', cutOff);
  }
}
