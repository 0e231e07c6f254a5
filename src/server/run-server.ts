import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { company } from '../shared/content/company.ts';
import { createApp } from './app.ts';
import type { createDumpServer } from './backup/dump-server.ts';
import { dumpEmbedded } from './backup/embedded-dump.ts';
import { type DatabaseTarget, type Orm, openOrm } from './db/orm.ts';
import { describeConnectionError, migrate } from './db/startup.ts';
import { type Env, exitWithMessage, siteUrlOf, version } from './env.ts';
import { openDevelopmentRenderer } from './http/development-renderer.ts';
import { PublicCache } from './http/page-cache.ts';
import { loadBuiltRenderer } from './http/page-renderer.ts';
import { listenForContentChanges, watchPublications } from './jobs/content-changes.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { startSchedules } from './jobs/schedules.ts';
import { jobHandlers, startWorkers } from './jobs/start-workers.ts';
import { createMetrics, measureMail, measureObjects } from './metrics/metrics.ts';
import { watchDatabase } from './metrics/watch-database.ts';
import { prepareInstallation, type SecretAnnouncer } from './prepare-installation.ts';
import { installMessages } from './request-scope.ts';
import { openTransport } from './services/mail-transport.ts';
import { loadSecrets } from './services/secrets.ts';
import { createSharedRates, startExchangeRates } from './services/site/exchange-rates.ts';
import { createStop } from './stop-on-signal.ts';
import { openObjectStore } from './storage/object-store.ts';

/** Longest time for a request to arrive, in milliseconds. */
const uploadTimeoutMs = 20 * 60_000;

async function migrateOrExit(orm: Orm, target: DatabaseTarget): Promise<void> {
  try {
    await migrate(orm, target);
  } catch (error) {
    const fault = target.kind === 'postgres' ? describeConnectionError(error) : null;
    if (fault !== null) {
      exitWithMessage(
        `The database of DATABASE_URL cannot be used: ${fault}. Correct it, or start the database.`,
      );
    }
    throw error;
  }
}

const listen = (server: Server, env: Env) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, () => resolve());
  });

function announceAddress(env: Env, server: Server): void {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  process.stdout.write(`\n${company.brand} is running on http://${env.HOST}:${port}\n\n`);
}

/** In lines for people, between those of the log. */
const createConsoleAnnouncer = (env: Env): SecretAnnouncer => {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  return {
    administrator: (password) =>
      say(
        `First administrator: ${env.ADMIN_USERNAME}\nPassword (shown only this once): ${password}`,
      ),
    mediaKitPin: (pin) => say(`PIN of the media kit: ${pin}`),
    demoLogin: ({ role, email, password }) =>
      say(`Demo ${role}: ${email}\nPassword (shown only this once): ${password}`),
  };
};

/** Parts of a start that come before the server's modules are loaded. */
type Preparation = {
  env: Env;
  log: Logger;
  dataDir: string;
  target: DatabaseTarget;
  /** Answers callers at the lock of the data folder. */
  dumps: ReturnType<typeof createDumpServer>;
  /** Gives the data folder back. */
  unlock: () => Promise<void>;
  development: boolean;
};

/** Runs the server: database, migrations, first administrator, demo content, web. */
export async function runServer(preparation: Preparation): Promise<void> {
  const { env, log, dataDir, target, dumps, unlock, development } = preparation;
  const secrets = loadSecrets(env.SESSION_SECRET, dataDir);
  if (env.SMTP_URL && !env.PUBLIC_URL) {
    log.warn(
      { siteUrl: siteUrlOf(env) },
      'PUBLIC_URL is not set; links in mails lead to this address',
    );
  }
  if (!env.RATE_LIMITS) log.warn('rate limits are disabled: for load tests only');
  installMessages();
  const stop = createStop({ log, delaySeconds: env.STOP_DELAY });

  const orm = await openOrm(target);
  await migrateOrExit(orm, target);
  if (target.kind === 'embedded') dumps.open(() => dumpEmbedded(orm));
  const jobs = await openJobs(orm, target, { log });
  const metrics = createMetrics({ isScraped: env.METRICS_TOKEN !== undefined });
  watchDatabase(metrics, orm);
  const objects = measureObjects(openObjectStore(dataDir, env.UPLOADTHING_TOKEN), metrics);
  await prepareInstallation({ orm, target, objects }, env, createConsoleAnnouncer(env));

  const cache = new PublicCache();
  const contentChanged = () => cache.clear();
  const exchangeRates = startExchangeRates({
    url: env.EXCHANGE_RATE_URL,
    log,
    changed: contentChanged,
    share: createSharedRates(orm),
  });
  const stopListening = await listenForContentChanges({ boss: jobs.boss, log }, () => {
    contentChanged();
    // It may have been the rates: another server has asked for them.
    void exchangeRates.refresh();
  });
  const stopWatching = watchPublications({ orm, log, changed: contentChanged });
  const mailFolder = path.join(dataDir, 'mail');
  const vite = development ? await openDevelopmentRenderer() : null;
  const mail = measureMail(
    openTransport({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, folder: mailFolder }),
    metrics,
  );
  const stopSchedules = startSchedules({ orm, objects, mail, log, mailFolder });
  await startWorkers(
    jobs,
    jobHandlers({ orm, mail, jobs: jobs.queue, log, siteUrl: siteUrlOf(env), secrets }),
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
    metrics,
    isStopping: stop.isStopping,
    cache,
    contentChanged,
    renderer: vite ? vite.renderer : await loadBuiltRenderer(),
    ...(vite ? { development: vite.middleware } : {}),
  });
  const server = createServer(app);
  // A résumé of 10 MB over a line of 100 kbit/s takes a quarter of an hour.
  server.requestTimeout = uploadTimeoutMs;
  await listen(server, env).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      exitWithMessage(
        `Port ${env.PORT} is taken by another program. Stop it, or set PORT to another one.`,
      );
    }
    throw error;
  });
  // A caller who knows that it runs may ask it to stop.
  stop.onSignal(server, async () => {
    stopWatching();
    exchangeRates.stop();
    await stopListening();
    // Running parts of either need the database, which is closed after them.
    await Promise.all([stopSchedules(), jobs.stop()]);
    await vite?.close();
    await orm.close();
    await unlock();
  });
  announceAddress(env, server);
  log.info({ version, database: target.kind }, 'started');
}
