import path from 'node:path';
import { databaseTarget } from '../db/database-target.ts';
import { FolderLockedError } from '../db/folder-lock.ts';
import { EnvironmentError, readEnv } from '../env.ts';
import { BackupError } from './backup-folder.ts';
import type { BackupOptions } from './create-backup.ts';

/** Minimum time between two lines of progress, in milliseconds. */
const progressIntervalMs = 1000;

/** Progress on the console; a step that ends within the time of a line may go without one. */
function createProgressPrinter(): (line: string) => void {
  let last = 0;
  return (line) => {
    const now = Date.now();
    if (now - last < progressIntervalMs) return;
    last = now;
    process.stdout.write(`  ${line}\n`);
  };
}

/**
 * Runs a command of this module on the installation that the environment names; says in one line what was wrong.
 * @param args what was typed behind the command; the first that is no switch is the folder
 */
export async function runCommand(
  usage: string,
  args: readonly string[],
  work: (options: BackupOptions) => Promise<string>,
): Promise<void> {
  const [folder] = args.filter((arg) => !arg.startsWith('-'));
  try {
    if (folder === undefined) throw new BackupError(usage);
    const env = readEnv();
    const dataDir = path.resolve(env.DATA_DIR);
    const target = databaseTarget(env.DATABASE_URL, dataDir);
    const done = await work({
      target,
      dataDir,
      folder: path.resolve(folder),
      onProgress: createProgressPrinter(),
    });
    process.stdout.write(`${done}\n`);
    process.exit(0);
  } catch (error) {
    const isPlain =
      error instanceof BackupError ||
      error instanceof EnvironmentError ||
      error instanceof FolderLockedError;
    process.stderr.write(`${isPlain ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
