import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { EntityManager, Orm } from '../db/orm.ts';
import type { Env } from '../env.ts';
import type { Secrets } from '../services/secrets.ts';
import type { RequestContext } from '../trpc/context.ts';
import { drain } from './drain.ts';
import type { ObjectStore } from './object-store.ts';

/** What is counted for the rate limits: asking for an address, and sending bytes to one. */
export type UploadBucket = 'upload-start' | 'upload-bytes';

/** In which UploadThing's handler, that knows no connection, is told the address of the sender. Never read from outside. */
export const senderHeader = 'x-sender-address';

/** What the upload routes need from the application. */
export type UploadDeps = {
  orm: Orm;
  objects: ObjectStore;
  secrets: Secrets;
  env: Pick<Env, 'NODE_ENV' | 'PUBLIC_URL' | 'UPLOADTHING_TOKEN'>;
  log: Logger;
  contextFor(req: Request): Promise<RequestContext>;
  /** The address that a request counts for. */
  callerOf(req: Request): string;
  /** Answers a request with an error in the application's one shape. */
  sendError(req: Request, res: Response, error: unknown): void;
  /** Throws AppError('rate-limited') when the caller has had enough. */
  limit?(req: Request, bucket: UploadBucket): Promise<void>;
};

/** An entity manager of this request alone. */
export function requestEm(deps: Pick<UploadDeps, 'orm'>): EntityManager {
  return deps.orm.em.fork({ useContext: true });
}

/** Turns a handler's errors into answers that arrive, once the rest of the body has been read. */
export function answering(
  deps: UploadDeps,
  handle: (req: Request, res: Response) => Promise<void>,
): RequestHandler {
  return async (req, res) => {
    try {
      await handle(req, res);
    } catch (error) {
      if (req.destroyed && !req.complete) {
        deps.log.debug({ err: error, path: req.path }, 'an upload was cut off');
        res.destroy();
      } else if (res.headersSent) {
        deps.log.warn({ err: error, path: req.path }, 'an answer broke off');
        res.destroy();
      } else {
        await drain(req, res);
        deps.sendError(req, res, error);
      }
    }
  };
}
