import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import {
  createRouteHandler,
  createUploadthing,
  type FileRouter,
  UTFiles,
} from 'uploadthing/server';
import { z } from 'zod';
import {
  declaredResumeType,
  maxResumeBytes,
  type UploadedResume,
} from '../../shared/contracts/upload.ts';
import { type ErrorCode, isErrorCode } from '../../shared/errors.ts';
import type { Upload } from '../db/entities/uploads.ts';
import { AppError } from '../errors.ts';
import {
  beginResumeUpload,
  findResume,
  markResumeStored,
  toUploadedResume,
} from '../services/uploads/resume-upload.ts';
import { safeFileName } from '../storage/file-name.ts';
import type { ObjectRef } from '../storage/object-store.ts';
import { createLocalToken, localIngestPath, localOrigin } from './local-ingest.ts';
import { sniffResume } from './sniff.ts';
import { forkEntityManager, senderHeader, type UploadDeps } from './upload-handler.ts';

/** A refusal of bytes that lie at the cloud already travels as data: there an error never reaches the browser. */
type ResumeRefusal = { refused: ErrorCode };

type CompleteDeps = Pick<UploadDeps, 'orm' | 'objects' | 'log'>;

async function acceptFromCloud(
  deps: CompleteDeps,
  upload: Upload,
  file: { key: string; size: number },
): Promise<UploadedResume> {
  const object: ObjectRef = { location: 'uploadthing', storeKey: file.key };
  try {
    if (file.size > maxResumeBytes) throw new AppError('payload-too-large');
    const source = await deps.objects.source(object, file.size);
    const contentType = await sniffResume(source).finally(() => source.close());
    const fileName = safeFileName(upload.fileName, contentType);
    return await markResumeStored(
      { em: forkEntityManager(deps) },
      { id: upload.id, object, fileName, contentType, size: file.size },
    );
  } catch (error) {
    // Another report of the same upload was faster: the bytes are stored, and this one gets the same answer.
    if (error instanceof AppError && error.code === 'conflict') {
      const stored = await findResume({ em: forkEntityManager(deps) }, upload.id);
      if (stored.status !== 'pending') return toUploadedResume(stored);
    }
    await deps.objects.remove(object).catch((failure: unknown) => {
      deps.log.warn(
        { err: failure, upload: upload.id },
        'failed to remove a refused upload; the sweep will',
      );
    });
    throw error;
  }
}

/**
 * The end of an upload through UploadThing. Our own ingest has checked and stored the bytes by now; those at the cloud
 * are looked at here, by ranges. Answers the same however often it is called.
 */
async function completeResume(
  deps: CompleteDeps,
  uploadId: string,
  file: { key: string; size: number },
): Promise<UploadedResume | ResumeRefusal> {
  const upload = await findResume({ em: forkEntityManager(deps) }, uploadId);
  if (upload.status !== 'pending') return toUploadedResume(upload);
  try {
    return await acceptFromCloud(deps, upload, file);
  } catch (error) {
    if (!(error instanceof AppError))
      deps.log.error({ err: error, upload: uploadId }, 'upload failed');
    return { refused: error instanceof AppError ? error.code : 'internal' };
  }
}

/** UploadThing knows sizes in powers of two; the exact limit is checked beside it. */
const resumeRules = {
  maxFileSize: '16MB',
  maxFileCount: 1,
  acl: 'private',
  contentDisposition: 'attachment',
} as const;

type UploadThingFailure = { code: string; message: string; cause?: unknown };

/** Our code for a failure inside UploadThing's handler. */
function codeOf({ code, cause }: UploadThingFailure): ErrorCode {
  if (cause instanceof AppError) return cause.code;
  if (code === 'BAD_REQUEST') return 'invalid-input';
  if (code === 'NOT_FOUND') return 'not-found';
  return isErrorCode(code) ? code : 'internal';
}

const route = createUploadthing({
  errorFormatter: (error) => ({ code: codeOf(error), message: codeOf(error) }),
});

/** Throws AppError('invalid-input'), 'payload-too-large' or 'unsupported-media-type' by what the browser declares. */
function requireUsable(files: readonly { name: string; size: number; type: string }[]) {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new AppError('invalid-input');
  if (file.size > maxResumeBytes) throw new AppError('payload-too-large');
  if (!Number.isInteger(file.size) || file.size < 1) throw new AppError('invalid-input');
  const type = declaredResumeType(file);
  if (!type) throw new AppError('unsupported-media-type');
  return { ...file, name: safeFileName(file.name, type) };
}

/** The routes of UploadThing: `resume`, one PDF, DOC or DOCX of at most 10 MiB. */
export function createFileRouter(deps: Pick<UploadDeps, 'orm' | 'objects' | 'log' | 'secrets'>) {
  return {
    resume: route(
      {
        'application/pdf': resumeRules,
        'application/msword': resumeRules,
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document': resumeRules,
      },
      { presignedURLTTL: '15m' },
    )
      .middleware(async ({ files, req }) => {
        const file = requireUsable(files);
        const uploadId = await beginResumeUpload(
          { em: forkEntityManager(deps), objects: deps.objects, secrets: deps.secrets },
          { fileName: file.name, size: file.size, caller: req.headers.get(senderHeader) ?? '' },
        );
        return { uploadId, [UTFiles]: [{ ...file, customId: uploadId }] };
      })
      .onUploadComplete(({ metadata, file }) => completeResume(deps, metadata.uploadId, file)),
  } satisfies FileRouter;
}

export type UploadRouter = ReturnType<typeof createFileRouter>;

/** A list of one file's name, size and type, or a report about it, needs no more. */
const maxBodyBytes = 64 * 1024;
const routePath = '/api/uploadthing';

const presignedSchema = z.array(
  z.object({
    url: z.string(),
    key: z.string(),
    name: z.string(),
    customId: z.string().nullable(),
  }),
);
const failureSchema = z.object({ code: z.string() });

async function readBody(req: ExpressRequest): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const bytes = z.instanceof(Buffer).parse(chunk);
    size += bytes.length;
    if (size > maxBodyBytes) throw new AppError('payload-too-large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The library answers broken JSON with a 500. */
function requireJson(body: string): string {
  try {
    JSON.parse(body);
    return body;
  } catch (cause) {
    throw new AppError('broken-json', { cause });
  }
}

async function toWebRequest(req: ExpressRequest, origin: string, caller: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set(senderHeader, caller);
  const url = origin + req.originalUrl;
  if (req.method !== 'POST') return new Request(url, { headers });
  if (!req.is('application/json')) throw new AppError('unsupported-media-type');
  return new Request(url, { method: 'POST', headers, body: requireJson(await readBody(req)) });
}

function localConfig(secrets: UploadDeps['secrets']) {
  return {
    token: createLocalToken(secrets),
    ingestUrl: localOrigin + localIngestPath,
    isDev: false,
    logLevel: 'Error',
    // All that the library would send to the cloud is in the upload's row already.
    fetch: async () => Response.json({ ok: true }),
  } as const;
}

function cloudConfig(token: string, { NODE_ENV, PUBLIC_URL }: UploadDeps['env']) {
  return {
    token,
    // Without a public address the cloud cannot call back; in development the library fetches its reports instead.
    isDev: NODE_ENV === 'development' && !PUBLIC_URL,
    logLevel: 'Error',
    ...(PUBLIC_URL ? { callbackUrl: new URL(routePath, PUBLIC_URL).href } : {}),
  } as const;
}

/** Addresses of our own ingest as paths, so that they hold behind any proxy. */
function withoutLocalOrigin(body: unknown): unknown {
  const presigned = presignedSchema.safeParse(body);
  return presigned.success
    ? presigned.data.map((entry) => ({ ...entry, url: entry.url.replace(localOrigin, '') }))
    : body;
}

/** `/api/uploadthing`: the route handler of UploadThing behind Express, with our limits. Throws our errors. */
export function uploadThingHandler(
  deps: UploadDeps,
  router: UploadRouter,
): (req: ExpressRequest, res: ExpressResponse) => Promise<void> {
  const { UPLOADTHING_TOKEN: token, PUBLIC_URL: publicUrl } = deps.env;
  const handle = createRouteHandler({
    router,
    config: token ? cloudConfig(token, deps.env) : localConfig(deps.secrets),
  });

  return async (req, res) => {
    if (req.method === 'POST' && !Object.hasOwn(router, String(req.query.slug))) {
      throw new AppError('not-found');
    }
    if (!token && req.headers['uploadthing-hook']) throw new AppError('forbidden');
    if (req.query.actionType === 'upload') await deps.limit?.(req, 'upload-start');
    const origin = token ? (publicUrl ?? `${req.protocol}://${req.host}`) : localOrigin;
    const response = await handle(
      await toWebRequest(req, new URL(origin).origin, deps.callerOf(req)),
    );
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const code = failureSchema.safeParse(body).data?.code;
      throw new AppError(isErrorCode(code) ? code : 'internal');
    }
    res
      .status(response.status)
      .set('cache-control', 'no-store')
      .json(token ? body : withoutLocalOrigin(body));
  };
}
