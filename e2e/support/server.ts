import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../.ci/free-port.ts';
import { databaseUrl, onServer } from '../../src/server/testing/postgres-server.ts';
import { people } from './people.ts';

export type RunningServer = {
  url: string;
  pid: number;
  /** Where it keeps mails and files. */
  dataDir: string;
  stop: () => Promise<void>;
};

const run = promisify(execFile);

/** The printed address; `ended` rejects with everything printed when the process ends without being asked to. */
function follow(child: ChildProcess): { address: Promise<string>; ended: Promise<void> } {
  const address = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<void>();
  let printed = '';
  const read = (chunk: Buffer) => {
    printed += chunk.toString();
    const found = /is running on (http:\S+)/.exec(printed)?.[1];
    if (found) address.resolve(found);
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  child.once('exit', (code) => {
    if (child.killed && code === 0) return ended.resolve();
    const error = new Error(`the server ended with ${code}:\n${printed}`);
    address.reject(error);
    ended.reject(error);
  });
  // Whoever stops the server hears of it.
  ended.promise.catch(() => {});
  return { address: address.promise, ended: ended.promise };
}

type DatabaseKind = 'embedded' | 'postgres';

/** A data folder and, for PostgreSQL, the name of a database. */
type Installation = { dataDir: string; database: string | null };

/** The server that databases are made on. */
const databaseServer = () => process.env.TEST_DATABASE_URL ?? '';

/** Environment variables in which workers find what was prepared for all of them. */
const preparedVariables = {
  embedded: { dataDir: 'PREPARED_EMBEDDED_DIR', database: null },
  postgres: { dataDir: 'PREPARED_POSTGRES_DIR', database: 'PREPARED_POSTGRES_DATABASE' },
  /** Embedded too, with people alone: nothing of a first start is done. */
  unstarted: { dataDir: 'PREPARED_UNSTARTED_DIR', database: null },
} as const;

function findPrepared(kind: keyof typeof preparedVariables): Installation | null {
  const names = preparedVariables[kind];
  const dataDir = process.env[names.dataDir];
  const database = names.database && (process.env[names.database] ?? null);
  return dataDir ? { dataDir, database } : null;
}

/** Makes a new data folder and, if asked, a new PostgreSQL database: empty ones, or copies of `model`. */
async function makeInstallation(
  kind: DatabaseKind,
  model: Installation | null,
): Promise<Installation> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'talabridge-e2e-'));
  if (model) cpSync(model.dataDir, dataDir, { recursive: true });
  if (kind === 'embedded') return { dataDir, database: null };
  const database = `talabridge_e2e_${randomUUID().replaceAll('-', '')}`;
  const copied = model ? ` template "${model.database}"` : '';
  await onServer(databaseServer(), [`create database "${database}"${copied}`]);
  return { dataDir, database };
}

async function removeInstallation({ dataDir, database }: Installation): Promise<void> {
  if (database) await onServer(databaseServer(), [`drop database "${database}" with (force)`]);
  rmSync(dataDir, { recursive: true, force: true });
}

const environmentOf = ({ dataDir, database }: Installation, variables: Record<string, string>) => ({
  ...process.env,
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: people.administrator.password,
  DEMO_CONTENT: 'on',
  RATE_LIMITS: 'off',
  // Nobody listens there: tests ask no service of others, and the ticker keeps saying that it loads.
  EXCHANGE_RATE_URL: 'http://127.0.0.1:9/rates',
  LOG_LEVEL: 'error',
  ...(database ? { DATABASE_URL: databaseUrl(databaseServer(), database) } : {}),
  ...variables,
});

/** Adds everybody of people.ts, and the demo content unless it is switched off. */
async function addContent(installation: Installation, variables: Record<string, string>) {
  await run(process.execPath, ['e2e/support/make-first-start.ts'], {
    env: environmentOf(installation, variables),
  });
}

/**
 * Makes one installation with people and demo content, of which the servers of all workers are copies: it takes as long
 * as many tests. Gives what removes it.
 */
export async function prepareModel(kind: DatabaseKind): Promise<() => Promise<void>> {
  const model = await makeInstallation(kind, null);
  const unstarted = kind === 'embedded' ? await makeInstallation(kind, null) : null;
  await addContent(model, unstarted ? { UNSTARTED_COPY: unstarted.dataDir } : {});
  const names = preparedVariables[kind];
  process.env[names.dataDir] = model.dataDir;
  if (names.database && model.database) process.env[names.database] = model.database;
  if (unstarted) process.env[preparedVariables.unstarted.dataDir] = unstarted.dataDir;
  return async () => {
    await removeInstallation(model);
    if (unstarted) await removeInstallation(unstarted);
  };
}

/** Runs the real server as its own process on an installation, which goes when it stops. */
async function serve(
  installation: Installation,
  variables: Record<string, string>,
): Promise<RunningServer> {
  const env = { ...environmentOf(installation, variables), PORT: String(await freePort()) };
  const child = spawn(process.execPath, ['src/server/start.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { address, ended } = follow(child);
  const url = await address;
  if (child.pid === undefined) throw new Error('a process that runs has a number');
  return {
    url,
    pid: child.pid,
    dataDir: installation.dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await ended.finally(() => removeInstallation(installation));
    },
  };
}

/**
 * Starts a server with everybody of people.ts and the demo content, as its own process on a data folder and, if asked, a
 * PostgreSQL database of its own. They are copies of what was prepared, so `variables` change what it does from now on.
 */
export async function startServer(
  kind: DatabaseKind,
  variables: Record<string, string> = {},
): Promise<RunningServer> {
  const model = findPrepared(kind);
  const installation = await makeInstallation(kind, model);
  if (!model) await addContent(installation, variables);
  return serve(installation, variables);
}

/** The same with a first start of its own, for `variables` that matter to it. With demo content it takes long. */
export async function startNewServer(variables: Record<string, string>): Promise<RunningServer> {
  const unstarted = findPrepared('unstarted');
  const installation = await makeInstallation('embedded', unstarted);
  if (!unstarted || variables.FORMER_APPLICATION) await addContent(installation, variables);
  return serve(installation, variables);
}
