import type { RequestHandler } from 'express';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { AppError } from '../services/errors.ts';
import { type Caller, createCaller } from '../trpc/routers/app.ts';
import { receiveImage } from './receive-image.ts';
import { answering, type UploadDeps } from './upload-deps.ts';

/** A picture whose bytes lie under `part` until the request is answered, and the form's other fields. */
export type ImagePart = { part: string; fields: ReadonlyMap<string, string> };

/** The administrators' way in; employees have one of their own. */
const beginAsAdmin = (caller: Caller) => caller.admin.images.begin();

/**
 * A route that takes a multipart form with the file in `image`: who may is decided by `begin` before a byte is read,
 * `store` makes of it what the route is for and gives the body of the answer.
 */
export function imageRoute(
  deps: UploadDeps,
  store: (caller: Caller, received: ImagePart) => Promise<unknown>,
  begin: (caller: Caller) => Promise<{ part: string }> = beginAsAdmin,
): RequestHandler {
  const { parts } = deps.objects;
  return answering(deps, async (req, res) => {
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
export function jsonField({ fields }: ImagePart, name: string): unknown {
  const value = fields.get(name);
  if (!value) return undefined;
  try {
    return JSON.parse(value);
  } catch (cause) {
    const issues = [{ path: name, message: m.error_invalid_input() }];
    throw new AppError('invalid-input', { issues, cause });
  }
}
