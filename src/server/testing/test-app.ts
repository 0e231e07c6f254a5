import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Express } from 'express';
import { sealData } from 'iron-session';
import { z } from 'zod';
import type { Role } from '../../shared/domain/accounts.ts';
import { createApp } from '../app.ts';
import { User } from '../db/entities/accounts.ts';
import type { Orm } from '../db/orm.ts';
import { type Env, readEnv, siteUrlOf } from '../env.ts';
import { PublicCache } from '../http/page-cache.ts';
import type { PageRenderer } from '../http/page-renderer.ts';
import { sessionCookieName } from '../http/session.ts';
import { type Jobs, openJobs } from '../jobs/open-jobs.ts';
import { type JobHandlers, jobHandlers } from '../jobs/start-workers.ts';
import { createLog } from '../log.ts';
import { createMetrics, measureMail, measureObjects } from '../metrics/metrics.ts';
import { watchDatabase } from '../metrics/watch-database.ts';
import { openSession } from '../services/accounts/sessions.ts';
import type { JobData, JobName } from '../services/job-queue.ts';
import { openTransport } from '../services/mail-transport.ts';
import { loadSecrets } from '../services/secrets.ts';
import { type ExchangeRateSource, startExchangeRates } from '../services/site/exchange-rates.ts';
import { openObjectStore } from '../storage/object-store.ts';
import { hashCheaply } from './cheap-hash.ts';
import { TestClient } from './test-client.ts';
import { type DatabaseKind, openTestDatabase } from './test-database.ts';

async function runQueuedJobs<Name extends JobName>(
  { boss }: Jobs,
  name: Name,
  handle: JobHandlers[Name],
  ignoreStartAfter: boolean,
): Promise<void> {
  const jobs = await boss.fetch<JobData[Name]>(name, {
    batchSize: 1000,
    includeMetadata: true,
    ignoreStartAfter,
  });
  for (const job of jobs) {
    await handle(job).then(
      () => boss.complete(name, job.id),
      () => boss.fail(name, job.id),
    );
  }
}

/**
 * Does every job that waits, once, as a worker would: with success and failure told to the queue. Whatever was put off
 * is tried too, so that no test waits for a pause to end, unless only what is due is asked for.
 */
async function runAllJobs(
  jobs: Jobs,
  handlers: JobHandlers,
  { isDueOnly = false } = {},
): Promise<void> {
  const isEarly = !isDueOnly;
  await runQueuedJobs(jobs, 'password-reset', handlers['password-reset'], isEarly);
  await runQueuedJobs(jobs, 'invoice-mail', handlers['invoice-mail'], isEarly);
  await runQueuedJobs(jobs, 'tell-applicant', handlers['tell-applicant'], isEarly);
  await runQueuedJobs(jobs, 'mail', handlers.mail, isEarly);
}

const routeSchema = z.object({
  path: z.union([z.string(), z.array(z.string())]),
  methods: z.record(z.string(), z.boolean()),
});

/** The routes in the stack of a router, and of those mounted in it; a router is a function with a stack. */
function routesIn(router: unknown): string[] {
  const { stack } = Object(router);
  if (!Array.isArray(stack)) return [];
  return stack.flatMap((layer) => {
    const { route, handle } = Object(layer);
    if (!route) return routesIn(handle);
    const { path, methods } = routeSchema.parse(route);
    return [path].flat().flatMap((each) => Object.keys(methods).map((name) => `${name} ${each}`));
  });
}

/** Every route that the application answers at a path of its own, as `get /api/questions`. */
function routesOf(app: Express): string[] {
  return routesIn(app.router);
}

/** For a server that asks nobody: no rates, ever. */
export const noExchangeRates: ExchangeRateSource = { current: () => null, stop: () => {} };

export const testPassword = 'correct-horse-battery';

export type TestApp = {
  url: string;
  orm: Orm;
  env: Env;
  dataDir: string;
  /** Does every job that waits, also those that were to be tried again later only. */
  runJobs: (options?: { isDueOnly?: boolean }) => Promise<void>;
  /** Everything that was logged, one JSON line each. */
  logs: string[];
  /** What it answers to, as `get /api/questions`. */
  routes: readonly string[];
  /** A browser of its own: keeps cookies, sends our origin. */
  client: () => TestClient;
  addUser: (
    role: Role,
    overrides?: { username?: string },
  ) => Promise<{ id: string; username: string }>;
  /** A new user of the role with a session, as a login opens it, but without the work of checking a password. */
  loginAs: (role: Role) => Promise<TestClient>;
  /** One of each role. */
  loginAsAll: () => Promise<Record<Role, TestClient>>;
  close: () => Promise<void>;
};

/**
 * The real application on a database of its own, listening on a free port; without pages, unless it is given what
 * renders them.
 * Rate limits are off, no answers are kept, and no exchange rates are asked for, unless it is told otherwise.
 */
export async function startTestApp(
  kind: DatabaseKind,
  variables: Record<string, string> = {},
  renderer: PageRenderer | null = null,
  answersMs = 0,
): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'talabridge-app-'));
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMITS: 'off', ...variables });
  const database = await openTestDatabase(kind);
  const logs: string[] = [];
  const log = createLog('info', { write: (line: string) => logs.push(line) });
  // Tests write to the database themselves, which announces nothing.
  const cache = new PublicCache({ answersMs });
  const exchangeRates = variables.EXCHANGE_RATE_URL
    ? startExchangeRates({ url: env.EXCHANGE_RATE_URL, log, changed: () => cache.clear() })
    : noExchangeRates;
  const jobs = await openJobs(database.orm, database.target, { log, isSupervised: false });
  const metrics = createMetrics();
  watchDatabase(metrics, database.orm);
  const transport = openTransport({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: path.join(dataDir, 'mail'),
  });
  const mail = measureMail(transport, metrics);
  const secrets = loadSecrets(env.SESSION_SECRET, dataDir);
  const handlers = jobHandlers({
    orm: database.orm,
    mail,
    jobs: jobs.queue,
    log,
    siteUrl: siteUrlOf(env),
    secrets,
  });
  const app = createApp({
    orm: database.orm,
    env,
    log,
    secrets,
    objects: measureObjects(openObjectStore(dataDir, env.UPLOADTHING_TOKEN), metrics),
    mail,
    jobs: jobs.queue,
    exchangeRates,
    metrics,
    cache,
    contentChanged: () => cache.clear(),
    renderer,
  });
  const server = createServer(app);
  // Tests and server share one thread: after a long step it would close a connection that a call is just being sent on.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;

  async function createUser(role: Role, username: string): Promise<User> {
    const em = database.orm.em.fork();
    const user = em.create(User, {
      username,
      email: `${username}@people.example`,
      firstName: 'Test',
      lastName: role,
      role,
      passwordHash: await hashCheaply(testPassword),
    });
    await em.persist(user).flush();
    return user;
  }

  const addUser: TestApp['addUser'] = async (role, { username = `user-${randomUUID()}` } = {}) => {
    const { id } = await createUser(role, username);
    return { id, username };
  };

  async function loginAs(role: Role): Promise<TestClient> {
    const user = await createUser(role, `user-${randomUUID()}`);
    const session = await openSession(database.orm.em.fork(), { device: null }, user, null);
    const client = new TestClient(url);
    client.cookie = `${sessionCookieName}=${await sealData(session, { password: secrets.session })}`;
    return client;
  }

  return {
    url,
    runJobs: (options) => runAllJobs(jobs, handlers, options),
    orm: database.orm,
    env,
    dataDir,
    logs,
    routes: routesOf(app),
    client: () => new TestClient(url),
    addUser,
    loginAs,
    loginAsAll: async () => ({
      client: await loginAs('client'),
      employee: await loginAs('employee'),
      admin: await loginAs('admin'),
    }),
    close: async () => {
      exchangeRates.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await jobs.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
