import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { DatabaseTarget } from '../db/orm.ts';
import { databaseUrl, onServer } from './postgres-server.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';
import type { DatabaseKind } from './test-database.ts';

export type Installation = {
  /** Where it keeps files and secrets; the embedded database too. */
  dataDir: string;
  /** Its database, for a look at it while no process runs on it. */
  target: DatabaseTarget;
  spawn: (variables?: Record<string, string>) => ServerProcess;
  /** Ends what still runs, and takes everything away. */
  remove: () => Promise<void>;
};

/** A data folder and a migrated, empty database, on which whole server processes are started and stopped. */
export async function makeInstallation(kind: DatabaseKind): Promise<Installation> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'talabridge-installation-'));
  const server = kind === 'postgres' ? inject('postgresUrl') : null;
  const name = `talabridge_process_${randomUUID().replaceAll('-', '')}`;
  const running: ServerProcess[] = [];
  let target: DatabaseTarget;
  if (server) {
    await onServer(server, [`create database "${name}" template "${inject('postgresTemplate')}"`]);
    target = { kind: 'postgres', url: databaseUrl(server, name) };
  } else {
    target = { kind: 'embedded', dataDir: path.join(dataDir, 'database') };
    const loadDataDir = new Blob([readFileSync(inject('embeddedTemplate'))]);
    const pglite = await PGlite.create({ dataDir: target.dataDir, loadDataDir });
    await pglite.close();
  }
  return {
    dataDir,
    target,
    spawn: (variables = {}) => {
      const process = spawnServer({
        DATA_DIR: dataDir,
        DEMO_CONTENT: 'off',
        ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : {}),
        ...variables,
      });
      running.push(process);
      return process;
    },
    remove: async () => {
      for (const { child, exited } of running) {
        child.kill('SIGKILL');
        await exited;
      }
      if (server) await onServer(server, [`drop database "${name}" with (force)`]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
