import { spawn } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { withVariables } from '../env.ts';
import { BackupError } from './backup-error.ts';

type Program = 'pg_dump' | 'pg_restore';

/** Runs a program of PostgreSQL to its end; answers what it said. Throws BackupError with its complaint. */
function run(
  program: Program,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: withVariables(variables) });
    let said = '';
    let complaint = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      complaint += String(chunk);
    });
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT';
      reject(isMissing ? new BackupError(`${program} is not installed; ${advice}`) : error);
    });
    child.once('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new BackupError(`${program} failed: ${complaint.trim()}`));
    });
  });
}

const advice = 'install the PostgreSQL client in the version of the server or newer.';

/** Where to connect, without the password: what stands on a command line, everybody on the machine can read. */
function connectionOf(databaseUrl: string): { address: string; variables: Record<string, string> } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, variables: password === '' ? {} : { PGPASSWORD: password } };
}

/** Throws BackupError where the program is missing or older than the server, whose dumps it would refuse. */
export async function requireProgram(program: Program, serverVersion: number): Promise<void> {
  const said = await run(program, ['--version']);
  const version = Number(/(\d+)(\.\d+)?\s*(\(|$)/.exec(said.trim())?.[1] ?? 0);
  if (version < serverVersion) {
    throw new BackupError(
      `${program} is of PostgreSQL ${version}, the server of ${serverVersion}; ${advice}`,
    );
  }
}

/** Dumps the database as the exported snapshot shows it. */
export async function dumpPostgres(
  databaseUrl: string,
  snapshot: string,
  file: string,
): Promise<void> {
  const { address, variables } = connectionOf(databaseUrl);
  const what = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`];
  await run('pg_dump', [...what, `--file=${file}`, `--dbname=${address}`], variables);
  await chmod(file, 0o600);
}

/** Loads a dump into an empty database: the whole of it or nothing. */
export async function loadPostgres(databaseUrl: string, file: string): Promise<void> {
  const { address, variables } = connectionOf(databaseUrl);
  // Comments of extensions belong to whoever installed them.
  const how = ['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error'];
  await run('pg_restore', [...how, '--single-transaction', `--dbname=${address}`, file], variables);
}
