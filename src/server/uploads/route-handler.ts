import type { Request as ExpressRequest, RequestHandler } from 'express';
import { createRouteHandler } from 'uploadthing/server';
import { z } from 'zod';
import { isErrorCode } from '../../shared/errors.ts';
import { AppError } from '../services/errors.ts';
import type { UploadRouter } from './file-router.ts';
import { localIngestPath, localOrigin, mintLocalToken } from './local-token.ts';
import { answering, senderHeader, type UploadDeps } from './upload-deps.ts';

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
    token: mintLocalToken(secrets),
    ingestUrl: localOrigin + localIngestPath,
    isDev: false,
    logLevel: 'Error',
    // All that the library would tell the cloud is in the upload's row already.
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

/** `/api/uploadthing`: the route handler of UploadThing behind Express, with our limits and our errors. */
export function uploadThingHandler(deps: UploadDeps, router: UploadRouter): RequestHandler {
  const { UPLOADTHING_TOKEN: token, PUBLIC_URL: publicUrl } = deps.env;
  const handle = createRouteHandler({
    router,
    config: token ? cloudConfig(token, deps.env) : localConfig(deps.secrets),
  });

  return answering(deps, async (req, res) => {
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
  });
}
