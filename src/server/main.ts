import type { Socket } from 'node:net';
import path from 'node:path';
import { createDumpServer } from './backup/dump-server.ts';
import { databaseTarget } from './db/database-target.ts';
import { FolderLockedError, lockFolder } from './db/folder-lock.ts';
import { ensureCluster } from './db/new-cluster.ts';
import { type Env, EnvironmentError, exitWithMessage, readEnv } from './env.ts';
import { createLog } from './log.ts';

function readEnvOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvironmentError) exitWithMessage(error.message);
    throw error;
  }
}

async function lockOrExit(
  folder: string,
  answer: (socket: Socket) => void,
): Promise<() => Promise<void>> {
  try {
    return await lockFolder(folder, answer);
  } catch (error) {
    if (error instanceof FolderLockedError) exitWithMessage(error.message);
    throw error;
  }
}

/**
 * Starts the server. Its modules are loaded last, because a new embedded database is written meanwhile, in a thread of
 * its own.
 */
export async function start({ development = false } = {}): Promise<void> {
  const env = readEnvOrExit();
  const log = createLog(env.LOG_LEVEL);
  const dataDir = path.resolve(env.DATA_DIR);
  const target = databaseTarget(env.DATABASE_URL, dataDir);
  const dumps = createDumpServer(dataDir, log);
  let unlock = async () => {};
  if (target.kind === 'embedded') {
    unlock = await lockOrExit(dataDir, dumps.answer);
    // A failure comes again where the database is opened, which waits for this or tries it anew.
    ensureCluster(target.dataDir).catch(() => {});
  }
  const { runServer } = await import('./run-server.ts');
  await runServer({ env, log, dataDir, target, dumps, unlock, development });
}
