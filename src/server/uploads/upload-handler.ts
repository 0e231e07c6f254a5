import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { maxResumeBytes } from '../../shared/contracts/upload.ts';
import type { EntityManager, Orm } from '../db/orm.ts';
import type { Env } from '../env.ts';
import type { Secrets } from '../services/secrets.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { RequestContext } from '../trpc/context.ts';

/** A refused sender may finish what is under way up to here; beyond it the connection is cut. */
const maxDrainedBytes = 4 * maxResumeBytes;
const maxDrainMs = 15_000;

/**
 * Reads the rest of a refused body into nothing. A client that is still sending when the answer comes and the
 * connection closes sees a broken connection and never the answer.
 */
export async function drain(req: Request, res: Response): Promise<void> {
  if (req.readableEnded || req.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let received = 0;
  const timer = setTimeout(() => resolve(false), maxDrainMs);
  req.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxDrainedBytes) resolve(false);
  });
  req.once('end', () => resolve(true));
  req.once('close', () => resolve(true));
  req.resume();
  const finished = await promise;
  clearTimeout(timer);
  if (finished) return;
  res.setHeader('connection', 'close');
  res.once('finish', () => req.destroy());
}

/** Actions counted for the rate limits: asking for an address, and sending bytes to one. */
export type UploadBucket = 'upload-start' | 'upload-bytes';

/** Passes the sender's address to UploadThing's handler, which knows no connection. Never read from outside. */
export const senderHeader = 'x-sender-address';

/** Dependencies of the upload routes. */
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
export function forkEntityManager(deps: Pick<UploadDeps, 'orm'>): EntityManager {
  return deps.orm.em.fork({ useContext: true });
}

/** Turns a handler's errors into answers that arrive, once the rest of the body has been read. */
export function withErrorResponses(
  deps: UploadDeps,
  handle: (req: Request, res: Response) => Promise<void>,
): RequestHandler {
  return async (req, res) => {
    try {
      await handle(req, res);
    } catch (error) {
      if (req.destroyed && !req.complete) {
        deps.log.debug({ err: error, path: req.path }, 'upload aborted');
        res.destroy();
      } else if (res.headersSent) {
        deps.log.warn({ err: error, path: req.path }, 'response aborted');
        res.destroy();
      } else {
        await drain(req, res);
        deps.sendError(req, res, error);
      }
    }
  };
}

/** The right to write one upload, until `release`; `signal` aborts when a newer request of the sender takes over. */
type UploadLock = { signal: AbortSignal; release(): void };

export type UploadLocks = {
  /** Ends the turn that another request has on this upload, waits until it has let go, and begins a new one. */
  acquire(id: string): Promise<UploadLock>;
};

/**
 * One writer per upload. The newest wins: a sender who resumes after a lost connection must not wait until the server
 * has noticed the loss.
 */
export function createUploadLocks(): UploadLocks {
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  return {
    async acquire(id) {
      for (let other = running.get(id); other; other = running.get(id)) {
        other.controller.abort();
        await other.ended;
      }
      const controller = new AbortController();
      const { promise, resolve } = Promise.withResolvers<void>();
      running.set(id, { controller, ended: promise });
      return {
        signal: controller.signal,
        release: () => {
          running.delete(id);
          resolve();
        },
      };
    },
  };
}
