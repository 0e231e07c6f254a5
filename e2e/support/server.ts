import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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

async function makeDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  const name = `talabridge_e2e_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, [`create database "${name}"`]);
  return {
    url: databaseUrl(serverUrl, name),
    remove: () => onServer(serverUrl, [`drop database "${name}" with (force)`]),
  };
}

/**
 * Starts the real server as its own process, on a new data folder and, if asked, a new PostgreSQL database, with
 * everybody of people.ts able to log in.
 */
export async function startServer(
  kind: 'embedded' | 'postgres',
  variables: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'talabridge-e2e-'));
  const database = kind === 'postgres' ? await makeDatabase() : null;
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: people.administrator.password,
    DEMO_CONTENT: 'on',
    RATE_LIMITS: 'off',
    // Nobody listens there: tests ask no service of others, and the ticker keeps saying that it loads.
    EXCHANGE_RATE_URL: 'http://127.0.0.1:9/rates',
    LOG_LEVEL: 'error',
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...variables,
  };
  await run(process.execPath, ['e2e/support/add-people.ts'], { env });
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
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await ended.finally(async () => {
        await database?.remove();
        rmSync(dataDir, { recursive: true, force: true });
      });
    },
  };
}
