import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LocalPostgres } from '../../../.ci/postgres.ts';
import { type DatabaseTarget, type Orm, openOrm } from '../../../src/server/db/orm.ts';
import { databaseUrl, onServer } from '../../../src/server/testing/postgres-server.ts';
import { people } from '../../support/people.ts';
import { type BuiltServer, type StartingServer, spawnBuiltServer } from './built-server.ts';

export type InstallationOptions = {
  /** The server for its database; without one it is the embedded database. */
  postgres?: LocalPostgres | null;
  /** An empty folder of the case's own, which it clears away itself. */
  dataDir?: string;
  variables?: Record<string, string>;
};

/** Nobody listens there: a case asks no service of others unless it brings one. */
const nobody = 'http://127.0.0.1:9/rates';

/** Long enough for a busy machine, in milliseconds. */
export const patienceMs = 120_000;

/** One installation of the built server: its folder and its database, on which processes come and go. */
export class BuiltInstallation {
  readonly dataDir: string;
  readonly target: DatabaseTarget;
  /** Says it in the table. */
  readonly databaseName: 'PostgreSQL' | 'embedded';
  readonly #variables: Record<string, string>;
  readonly #processes: StartingServer[] = [];
  readonly #isFolderOurs: boolean;

  private constructor(
    target: DatabaseTarget,
    dataDir: string,
    { dataDir: given, variables = {} }: InstallationOptions,
  ) {
    this.#isFolderOurs = given === undefined;
    this.dataDir = dataDir;
    this.target = target;
    this.databaseName = target.kind === 'postgres' ? 'PostgreSQL' : 'embedded';
    this.#variables = variables;
  }

  static async make(options: InstallationOptions) {
    const { postgres, dataDir } = options;
    const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'talabridge-faults-'));
    if (!postgres) {
      const target = { kind: 'embedded', dataDir: path.join(folder, 'database') } as const;
      return new BuiltInstallation(target, folder, options);
    }
    const name = `talabridge_${randomUUID().replaceAll('-', '')}`;
    await onServer(postgres.url, [`create database "${name}"`]);
    const target = { kind: 'postgres', url: databaseUrl(postgres.url, name) } as const;
    return new BuiltInstallation(target, folder, options);
  }

  /** Starts a process without waiting for it. */
  spawn(variables: Record<string, string> = {}): StartingServer {
    const started = spawnBuiltServer({
      PORT: '0',
      DATA_DIR: this.dataDir,
      ADMIN_PASSWORD: people.administrator.password,
      DEMO_CONTENT: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      EXCHANGE_RATE_URL: nobody,
      ...(this.target.kind === 'postgres' ? { DATABASE_URL: this.target.url } : {}),
      ...this.#variables,
      ...variables,
    });
    this.#processes.push(started);
    return started;
  }

  /** Starts a process and waits until it answers. */
  async start(variables: Record<string, string> = {}): Promise<BuiltServer> {
    const { address, ...started } = this.spawn(variables);
    return { ...started, url: await address };
  }

  /** Asks a process to stop. Throws when it does not end well. */
  async stop({ child, exited, output }: Omit<BuiltServer, 'url'>): Promise<void> {
    child.kill('SIGTERM');
    const code = await exited;
    if (code !== 0) throw new Error(`the server stopped with ${code}:\n${output()}`);
  }

  /** Looks into the database; the embedded one only while no process runs on it. */
  async read<T>(use: (orm: Orm) => Promise<T>): Promise<T> {
    const orm = await openOrm(this.target);
    try {
      return await use(orm);
    } finally {
      await orm.close(true);
    }
  }

  /** What every process of it has said, one after the other. */
  output(): string {
    return this.#processes.map(({ output }) => output()).join('\n');
  }

  /** Ends what still runs and takes the folder away. */
  async remove(): Promise<void> {
    for (const { child, exited } of this.#processes) {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await exited;
    }
    if (this.#isFolderOurs) rmSync(this.dataDir, { recursive: true, force: true });
  }
}
