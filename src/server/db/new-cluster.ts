import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Reads the files of an empty embedded database, as its `initdb` writes them: running that takes 1.5 s longer. */
export async function readNewCluster(): Promise<Blob> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  return dataDir();
}

/** PGlite takes a folder with this file for a database. */
export const versionFile = 'PG_VERSION';

const running = new Map<string, Promise<void>>();

async function writeInThread(dataDir: string): Promise<void> {
  try {
    const thread = new Worker(new URL('./write-cluster.ts', import.meta.url), {
      workerData: dataDir,
      // Those of this process may name a script of its own.
      execArgv: [],
    });
    await once(thread, 'exit');
  } finally {
    running.delete(dataDir);
  }
}

/**
 * Writes the files of an empty embedded database into its folder, where there is none yet. A thread of its own does it
 * while this one goes on; PGlite would unpack them in this one. Called again meanwhile, it waits for the same.
 */
export async function ensureCluster(dataDir: string): Promise<void> {
  const begun = running.get(dataDir);
  if (begun) return begun;
  if (existsSync(path.join(dataDir, versionFile))) return;
  const writing = writeInThread(dataDir);
  running.set(dataDir, writing);
  await writing;
}
