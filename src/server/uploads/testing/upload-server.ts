import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express, { type Request, type Response } from 'express';
import { pino } from 'pino';
import { roleSchema } from '../../../shared/contracts/auth.ts';
import { errorStatus } from '../../../shared/errors.ts';
import { AppError } from '../../errors.ts';
import { noMediaKitAccess } from '../../http/session.ts';
import { demoRecords } from '../../seed/demo-records.ts';
import { openTransport } from '../../services/mail-transport.ts';
import { loadSecrets } from '../../services/secrets.ts';
import { createUploadUrl } from '../../services/uploads/resume-upload.ts';
import { type ObjectStore, openObjectStore } from '../../storage/object-store.ts';
import { noExchangeRates } from '../../testing/test-app.ts';
import { type DatabaseKind, openTestDatabase } from '../../testing/test-database.ts';
import { createAnswerCache } from '../../trpc/answer-cache.ts';
import type { RequestContext } from '../../trpc/context.ts';
import type { UploadDeps } from '../upload-handler.ts';
import { createUploadRoutes } from '../upload-routes.ts';

/** The port that a listening server was given. */
export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen');
  return address.port;
}

type Options = {
  kind?: DatabaseKind;
  env?: Partial<UploadDeps['env']>;
  makeObjects?: (dataDir: string) => ObjectStore;
  limit?: UploadDeps['limit'];
};

export type UploadServer = Awaited<ReturnType<typeof startUploadServer>>;

/** A real server with a migrated database of its own; `x-test-role` says who asks. */
export async function startUploadServer({
  kind = 'embedded',
  env,
  limit,
  makeObjects = openObjectStore,
}: Options = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  const database = await openTestDatabase(kind);
  const { orm } = database;
  const log = pino({ level: 'silent' });
  const secrets = loadSecrets(undefined, dataDir);
  const objects = makeObjects(dataDir);

  const context = (role?: string): RequestContext => {
    const parsed = roleSchema.safeParse(role);
    const actor = parsed.success
      ? { id: randomUUID(), role: parsed.data, name: 'Test', lacksSecondFactor: false }
      : null;
    const em = orm.em.fork({ useContext: true });
    const contentChanged = () => {};
    return {
      em,
      actor,
      locale: 'en',
      device: null,
      requestId: 'test',
      log,
      secrets,
      objects,
      mail: openTransport({
        smtpUrl: undefined,
        from: 'test@people.example',
        folder: path.join(dataDir, 'mail'),
      }),
      jobs: {
        send: async () => {
          throw new Error('an upload leaves no job');
        },
        sendAll: async () => {
          throw new Error('an upload leaves no job');
        },
      },
      publicUrl: undefined,
      siteUrl: 'http://localhost',
      mediaKitPin: undefined,
      bookingEmbedUrl: undefined,
      serverDetails: {
        isEmbedded: true,
        hasOwnSecret: false,
        trustedProxies: 0,
        fillsWithDemo: false,
        ratesHost: 'localhost',
      },
      demoRecords,
      exchangeRates: noExchangeRates,
      contentChanged,
      consumeQuota: async () => {},
      uncountNew: async () => {},
      session: { current: null, start: async () => {}, end: () => {} },
      mediaKit: noMediaKitAccess,
      rateLimitKey: () => 'test',
      limit: async () => {},
      countQuery: () => {},
      recordCall: () => {},
      answerCache: createAnswerCache(0),
    };
  };
  const deps: UploadDeps = {
    orm,
    objects,
    secrets,
    log,
    env: {
      NODE_ENV: 'test',
      PUBLIC_URL: undefined,
      UPLOADTHING_TOKEN: undefined,
      ...env,
    },
    limit,
    callerOf: (req) => req.get('x-test-address') ?? 'test',
    contextFor: async (req) => context(req.get('x-test-role')),
    sendError: (_req: Request, res: Response, error: unknown) => {
      const code = error instanceof AppError ? error.code : 'internal';
      res.status(errorStatus[code]).json({ code, message: code });
    },
  };

  const app = express();
  app.use(createUploadRoutes(deps));
  const server = app.listen(0, '127.0.0.1');
  // Tests and server share one thread: after a long step it would close a connection that a call is just being sent on.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${portOf(server)}`;

  return {
    url,
    orm,
    deps,
    objects,
    secrets,
    dataDir,
    context,
    /** A fresh signed address for one PUT. */
    async uploadUrl(caller = 'test') {
      return (await createUploadUrl(context(), caller, url)).uploadURL;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
