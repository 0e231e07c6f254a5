import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request, RequestHandler } from 'express';
import { uploadedResumeSchema } from '../../shared/contracts/upload.ts';
import type { Upload } from '../db/entities/uploads.ts';
import { AppError } from '../errors.ts';
import { type Secrets, sign } from '../services/secrets.ts';
import { findResume, resumeUrlOf } from '../services/uploads/resume-upload.ts';
import { acceptResumePart } from './put-object.ts';
import {
  drain,
  forkEntityManager,
  type UploadDeps,
  type UploadLocks,
  withErrorResponses,
} from './upload-handler.ts';
import type { UploadRouter } from './uploadthing.ts';

/** Stands for this server in addresses that UploadThing signs; the browser gets them without it, as paths. */
export const localOrigin = 'http://upload.invalid';
export const localIngestPath = '/api/upload-ingest';

const signatureParameter = '&signature=';

function apiKeyOf(secrets: Pick<Secrets, 'upload'>): string {
  return `sk_${sign(secrets.upload, 'uploadthing api key')}`;
}

/** A token of UploadThing's form, made of our own key: with it the library signs addresses of our own ingest. */
export function createLocalToken(secrets: Pick<Secrets, 'upload'>): string {
  const token = {
    apiKey: apiKeyOf(secrets),
    appId: 'local',
    regions: ['local'],
    ingestHost: 'upload.invalid',
  };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

/**
 * The upload id in an ingest address that we signed (HMAC-SHA256 over the address up to its last parameter), or
 * undefined when the signature is wrong or the time is over.
 * @param address path and query as they came in
 */
function verifyIngestAddress(
  secrets: Pick<Secrets, 'upload'>,
  address: string,
): string | undefined {
  const at = address.lastIndexOf(signatureParameter);
  if (at < 0) return undefined;
  const signed = localOrigin + address.slice(0, at);
  const given = Buffer.from(decodeParameter(address.slice(at + signatureParameter.length)));
  const digest = createHmac('sha256', apiKeyOf(secrets)).update(signed).digest('hex');
  const expected = Buffer.from(`hmac-sha256=${digest}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;

  const { searchParams } = new URL(signed);
  if (!(Number(searchParams.get('expires')) > Date.now())) return undefined;
  return searchParams.get('x-ut-custom-id') ?? undefined;
}

function decodeParameter(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/**
 * The bytes of the one file in a multipart body, as they come. Throws AppError('unsupported-media-type') at once when
 * the body is no form. The stream throws AppError('invalid-input') when there is no file or the form is broken, and ends
 * with an error when the connection or `signal` ends the request.
 */
function multipartFile(req: Request, signal: AbortSignal): AsyncIterable<Buffer> {
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
  // Either may have happened before the listener was there.
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

/** The header in which UploadThing's client looks for the number of bytes that have arrived. */
const offsetHeader = 'x-ut-range-start';

function requireUploadId(deps: UploadDeps, req: Request): string {
  const id = verifyIngestAddress(deps.secrets, req.originalUrl);
  if (!id) throw new AppError('forbidden');
  return id;
}

function offsetOf(req: Request): number {
  const start = /^bytes=(\d{1,12})-$/.exec(req.headers.range ?? 'bytes=0-')?.[1];
  if (start === undefined) throw new AppError('invalid-input');
  return Number(start);
}

/** `HEAD`: how many bytes are here, so that a client knows where to go on. Ends a transfer that hangs. */
export function ingestOffset(deps: UploadDeps, turns: UploadLocks): RequestHandler {
  return withErrorResponses(deps, async (req, res) => {
    const id = requireUploadId(deps, req);
    const turn = await turns.acquire(id);
    try {
      const upload = await findResume({ em: forkEntityManager(deps) }, id);
      const size = upload.status === 'pending' ? await deps.objects.parts.size(id) : upload.size;
      res.set({ [offsetHeader]: String(size), 'cache-control': 'no-store' }).end();
    } finally {
      turn.release();
    }
  });
}

/** Takes the bytes from the offset on. The sender has signed for an exact size; more or less is refused. */
async function receive(
  { objects }: UploadDeps,
  req: Request,
  upload: Upload,
  signal: AbortSignal,
): Promise<void> {
  const offset = offsetOf(req);
  const received = await objects.parts.size(upload.id);
  if (offset > received || signal.aborted) throw new AppError('conflict');
  try {
    const chunks = multipartFile(req, signal);
    const size = await objects.parts.append(upload.id, offset, chunks, upload.size);
    if (size < upload.size) throw new AppError('invalid-input');
  } catch (error) {
    const wrongSize = error instanceof AppError && error.code === 'payload-too-large';
    if (wrongSize) await objects.parts.remove(upload.id);
    throw error;
  }
}

/** `PUT`: the file as multipart, from the offset in `Range`. The last byte runs the route's own completion hook. */
export function ingestFile(
  deps: UploadDeps,
  loadRouter: () => Promise<UploadRouter>,
  turns: UploadLocks,
): RequestHandler {
  return withErrorResponses(deps, async (req, res) => {
    const id = requireUploadId(deps, req);
    await deps.limit?.(req, 'upload-bytes');
    const turn = await turns.acquire(id);
    try {
      const em = forkEntityManager(deps);
      const upload = await findResume({ em }, id);
      if (upload.status === 'pending') {
        await receive(deps, req, upload, turn.signal);
        await acceptResumePart({ em, objects: deps.objects }, upload, upload);
      } else {
        await drain(req, res);
      }
      const { resume } = await loadRouter();
      const serverData = uploadedResumeSchema.parse(
        await resume.onUploadComplete({
          metadata: { uploadId: id },
          file: { key: String(req.params.key), size: upload.size },
        }),
      );
      const url = resumeUrlOf(id);
      res.json({ url, appUrl: url, ufsUrl: url, fileHash: '', serverData });
    } finally {
      turn.release();
    }
  });
}
