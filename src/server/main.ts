import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { company } from '../shared/content/company.ts';
import { createApp } from './app.ts';
import { FolderLockedError, lockFolder } from './db/folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { type DatabaseTarget, openOrm } from './db/orm.ts';
import { seedDemoContent } from './db/seed/demo-content.ts';
import type { DemoLogin } from './db/seed/users/seed-demo-user.ts';
import { seedDemoUsers } from './db/seed/users/seed-demo-users.ts';
import { type Env, EnvironmentError, readEnv, siteUrlOf } from './env.ts';
import { openDevelopmentRenderer } from './http/development-renderer.ts';
import { PageCache } from './http/page-cache.ts';
import { loadBuiltRenderer } from './http/page-renderer.ts';
import { installMessages } from './http/request-scope.ts';
import { jobHandlers } from './jobs/job-handlers.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { startSchedules } from './jobs/schedules.ts';
import { startWorkers } from './jobs/start-workers.ts';
import { watchPublications } from './jobs/watch-publications.ts';
import { createLog } from './log.ts';
import { ensureAdministrator } from './services/auth/ensure-administrator.ts';
import { startExchangeRates } from './services/exchange-rates/exchange-rates.ts';
import { openTransport } from './services/mail/open-transport.ts';
import { ensureMediaKitPin } from './services/media-kit/media-kit-pin.ts';
import { loadSecrets } from './services/secrets.ts';
import { openObjectStore } from './uploads/open-object-store.ts';

/** After this long a stop no longer waits for requests that are still running, in milliseconds. */
const drainMs = 7000;
/** After this long the process ends whatever is still open, in milliseconds. */
const exitMs = 9500;

/** How long one request may take to arrive, in milliseconds. */
const uploadTimeoutMs = 20 * 60_000;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readEnvOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvironmentError) fail(error.message);
    throw error;
  }
}

async function lockOrExit(folder: string): Promise<() => Promise<void>> {
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderLockedError) fail(error.message);
    throw error;
  }
}

const listen = (server: Server, env: Env) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, () => resolve());
  });

/** Takes no new connections, lets running requests finish, then closes what is left. */
const drain = (server: Server) =>
  new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), drainMs);
    // A connection that has just answered stays open for the next request; there is none any more.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(closeIdle);
      resolve();
    });
  });

/** Secrets that were made at this very start. */
type Generated = {
  password: string | null;
  mediaKitPin: string | null;
  demoLogins: readonly DemoLogin[];
};

function announce(env: Env, server: Server, generated: Generated): void {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  process.stdout.write(`\n${company.brand} is running on http://${env.HOST}:${port}\n`);
  if (generated.password) {
    process.stdout.write(
      `First administrator: ${env.ADMIN_USERNAME}\nPassword (shown only this once): ${generated.password}\n`,
    );
  }
  if (generated.mediaKitPin) {
    process.stdout.write(`PIN of the media kit: ${generated.mediaKitPin}\n`);
  }
  for (const { role, email, password } of generated.demoLogins) {
    process.stdout.write(`Demo ${role}: ${email}\nPassword (shown only this once): ${password}\n`);
  }
  process.stdout.write('\n');
}

function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Asked twice, or stuck on a database that does not answer: go at once.
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), exitMs).unref();
      log.info({ signal }, 'stopping');
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

/** Starts the server: environment, database, migrations, first administrator, demo content, web. */
export async function start({ development = false } = {}): Promise<void> {
  const env = readEnvOrExit();
  const log = createLog(env.LOG_LEVEL);
  const dataDir = path.resolve(env.DATA_DIR);
  const secrets = loadSecrets(env.SESSION_SECRET, dataDir);
  if (env.SMTP_URL && !env.PUBLIC_URL) {
    log.warn(
      { siteUrl: siteUrlOf(env) },
      'PUBLIC_URL is not set: links in mails lead to this address',
    );
  }
  if (!env.RATE_LIMITS) log.warn('rate limits are off: for load tests only');
  installMessages();

  const target: DatabaseTarget = env.DATABASE_URL
    ? { kind: 'postgres', url: env.DATABASE_URL }
    : { kind: 'embedded', dataDir: path.join(dataDir, 'database') };
  const unlock = target.kind === 'embedded' ? await lockOrExit(dataDir) : async () => {};
  const orm = await openOrm(target);
  await migrate(orm, target.kind);
  const jobs = await openJobs(orm, target, { log });
  const password = await ensureAdministrator(orm.em.fork(), {
    username: env.ADMIN_USERNAME,
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
  });
  const mediaKitPin = await ensureMediaKitPin(orm.em.fork(), env.MEDIA_KIT_PIN);

  const cache = new PageCache();
  const objects = openObjectStore(dataDir, env.UPLOADTHING_TOKEN);
  if (env.DEMO_CONTENT) await seedDemoContent(orm, objects);
  // On a server of one's own nobody reads the console, and a demo account would be a door.
  const demoLogins = env.DEMO_CONTENT && target.kind === 'embedded' ? await seedDemoUsers(orm) : [];
  const exchangeRates = startExchangeRates({
    url: env.EXCHANGE_RATE_URL,
    log,
    changed: () => cache.clear(),
  });
  const stopWatching = watchPublications({ orm, log, changed: () => cache.clear() });
  const mailFolder = path.join(dataDir, 'mail');
  const vite = development ? await openDevelopmentRenderer() : null;
  const mail = openTransport({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: mailFolder,
  });
  const stopSchedules = startSchedules({ orm, objects, mail, log, mailFolder });
  await startWorkers(
    jobs,
    jobHandlers({ orm, mail, jobs: jobs.queue, log, siteUrl: siteUrlOf(env) }),
  );
  const app = createApp({
    orm,
    env,
    log,
    secrets,
    objects,
    mail,
    jobs: jobs.queue,
    exchangeRates,
    cache,
    contentChanged: () => cache.clear(),
    renderer: vite ? vite.renderer : await loadBuiltRenderer(),
    ...(vite ? { development: vite.middleware } : {}),
  });
  const server = createServer(app);
  // A résumé of 10 MB over a line of 100 kbit/s takes a quarter of an hour.
  server.requestTimeout = uploadTimeoutMs;
  await listen(server, env).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      fail(`Port ${env.PORT} is taken by another program. Stop it, or set PORT to another one.`);
    }
    throw error;
  });
  announce(env, server, { password, mediaKitPin, demoLogins });

  stopOnSignal(log, async () => {
    await drain(server);
    stopSchedules();
    stopWatching();
    exchangeRates.stop();
    await jobs.stop();
    await vite?.close();
    await orm.close();
    await unlock();
  });
}
