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
  /** Below a process that passes signals on, as npm does. */
  spawnGroup: () => ServerProcess;
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
  const start = (variables: Record<string, string>, inGroup: boolean) => {
    const process = spawnServer(
      {
        DATA_DIR: dataDir,
        DEMO_CONTENT: 'off',
        ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : {}),
        ...variables,
      },
      inGroup,
    );
    running.push(process);
    return process;
  };
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
    spawn: (variables = {}) => start(variables, false),
    spawnGroup: () => start({}, true),
    remove: async () => {
      for (const { exited, killAll } of running) {
        killAll();
        await exited;
      }
      if (server) await onServer(server, [`drop database "${name}" with (force)`]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
