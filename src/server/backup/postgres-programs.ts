import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { extendEnvironment } from '../env.ts';
import { BackupError } from './backup-folder.ts';
import { ownExtensions, ownSchemas } from './database-contents.ts';

type Program = 'pg_dump' | 'pg_restore' | 'psql';

const installHint = 'install the PostgreSQL client in the version of the server or newer.';

export type RunningProgram = {
  child: ChildProcessWithoutNullStreams;
  /** Resolves when the program ends; rejects with a BackupError that holds its error output. */
  ended: Promise<void>;
};

/** Starts a program of PostgreSQL. The caller reads its output and waits for its end. */
export function startProgram(
  program: Program,
  args: readonly string[],
  variables: Record<string, string> = {},
): RunningProgram {
  const child = spawn(program, args, { env: extendEnvironment(variables) });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT';
      reject(isMissing ? new BackupError(`${program} is not installed; ${installHint}`) : error);
    });
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupError(`${program} failed: ${complaint.trim()}`));
    });
  });
  return { child, ended };
}

/** Runs a program to its end; answers what it said. */
export async function runProgram(
  program: Program,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<string> {
  const { child, ended } = startProgram(program, args, variables);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  await ended;
  return said;
}

/** Connection string without the password: every user of the machine can read a command line. */
export function connectionArguments(databaseUrl: string): {
  address: string;
  variables: Record<string, string>;
} {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, variables: password === '' ? {} : { PGPASSWORD: password } };
}

/** Throws BackupError where the program is missing or older than the server, whose dumps it would refuse. */
export async function requireProgram(program: Program, serverVersion: number): Promise<void> {
  const said = await runProgram(program, ['--version']);
  const version = Number(/(\d+)(\.\d+)?\s*(\(|$)/.exec(said.trim())?.[1] ?? 0);
  if (version < serverVersion) {
    throw new BackupError(
      `${program} is of PostgreSQL ${version}, the server of ${serverVersion}; ${installHint}`,
    );
  }
}

/** Dumps what is ours in the database, as the exported snapshot shows it. */
export async function dumpPostgres(
  databaseUrl: string,
  snapshot: string,
  file: string,
): Promise<void> {
  const { address, variables } = connectionArguments(databaseUrl);
  const what = [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
    ...ownSchemas.map((name) => `--schema=${name}`),
    ...ownExtensions.map((name) => `--extension=${name}`),
  ];
  await runProgram('pg_dump', [...what, `--file=${file}`, `--dbname=${address}`], variables);
  await chmod(file, 0o600);
}
