import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '../../.ci/free-port.ts';
import { withFileLock } from '../../src/server/build/file-lock.ts';
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

export type DatabaseKind = 'embedded' | 'postgres';

/** A data folder and, for PostgreSQL, the name of a database. */
type Installation = z.infer<typeof installationSchema>;

/** The server that databases are made on. */
const databaseServer = () => process.env.TEST_DATABASE_URL ?? '';

const installationSchema = z.object({ dataDir: z.string(), database: z.string().nullable() });
/** Installations to copy, both with everybody of people.ts: before a first start, and with its demo content. */
const modelSchema = z.object({ unstarted: installationSchema, started: installationSchema });
type Model = z.infer<typeof modelSchema>;

/** An installation that is still to be made, in an empty folder. */
const planInstallation = (kind: DatabaseKind): Installation => ({
  dataDir: mkdtempSync(path.join(tmpdir(), 'talabridge-e2e-')),
  database: kind === 'postgres' ? `talabridge_e2e_${randomUUID().replaceAll('-', '')}` : null,
});

async function createDatabase(name: string, template?: string | null): Promise<void> {
  const copied = template ? ` template "${template}"` : '';
  await onServer(databaseServer(), [`create database "${name}"${copied}`]);
}

/** Makes a new data folder and, if asked, a new PostgreSQL database: empty ones, or copies of `model`. */
async function makeInstallation(kind: DatabaseKind, model?: Installation): Promise<Installation> {
  const made = planInstallation(kind);
  if (model) cpSync(model.dataDir, made.dataDir, { recursive: true });
  if (made.database) await createDatabase(made.database, model?.database);
  return made;
}

async function removeInstallation({ dataDir, database }: Installation): Promise<void> {
  if (database)
    await onServer(databaseServer(), [`drop database if exists "${database}" with (force)`]);
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

/**
 * Adds everybody of people.ts, and what a first start adds. With `started` given, the installation stays as it is before
 * its first start, which `started`, a copy, has.
 */
async function addContent(
  installation: Installation,
  variables: Record<string, string>,
  started?: Installation,
): Promise<void> {
  const copy = started && {
    STARTED_DIR: started.dataDir,
    ...(started.database && { STARTED_DATABASE: started.database }),
  };
  await run(process.execPath, ['e2e/support/make-first-start.ts'], {
    env: { ...environmentOf(installation, variables), ...copy },
  });
}

/** Names the folder in which the workers find what one of them has made for all. */
const modelsVariable = 'TEST_MODELS_DIR';

const readModel = (file: string): Model =>
  modelSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

async function removeModel({ unstarted, started }: Model): Promise<void> {
  await removeInstallation(unstarted);
  await removeInstallation(started);
}

/** Makes room for the models of a run; gives what removes them with all that they hold. */
export function prepareModels(): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'talabridge-models-'));
  process.env[modelsVariable] = folder;
  return async () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    await Promise.allSettled(files.map((name) => removeModel(readModel(path.join(folder, name)))));
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Writes down what is about to be made, so that it goes at the end whatever becomes of it, and makes it. */
async function makeModel(kind: DatabaseKind, file: string): Promise<Model> {
  const model = { unstarted: planInstallation(kind), started: planInstallation(kind) };
  writeFileSync(file, JSON.stringify(model));
  if (model.unstarted.database) await createDatabase(model.unstarted.database);
  await addContent(model.unstarted, {}, model.started);
  return model;
}

/**
 * Finds the model that servers are copied from. The first caller makes it, since that takes as long as many tests; where
 * it could not be made, all later ones fail with the same error. Undefined outside of a run of tests.
 */
async function findModel(kind: DatabaseKind): Promise<Model | undefined> {
  const folder = process.env[modelsVariable];
  if (!folder) return undefined;
  const file = path.join(folder, `${kind}.json`);
  const ready = path.join(folder, `${kind}.ready`);
  const failure = path.join(folder, `${kind}.failure`);
  return withFileLock(path.join(folder, `${kind}.lock`), async () => {
    if (existsSync(ready)) return readModel(file);
    if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'));
    // Its maker was killed.
    if (existsSync(file)) await removeModel(readModel(file));
    try {
      const model = await makeModel(kind, file);
      writeFileSync(ready, '');
      return model;
    } catch (error) {
      writeFileSync(failure, String(error));
      throw error;
    }
  });
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
  const model = await findModel(kind);
  const installation = await makeInstallation(kind, model?.started);
  if (!model) await addContent(installation, variables);
  return serve(installation, variables);
}

/** The same with a first start of its own, for `variables` that matter to it. With demo content it takes long. */
export async function startNewServer(
  kind: DatabaseKind,
  variables: Record<string, string>,
): Promise<RunningServer> {
  const model = await findModel(kind);
  const installation = await makeInstallation(kind, model?.unstarted);
  if (!model || variables.FORMER_APPLICATION) await addContent(installation, variables);
  return serve(installation, variables);
}
