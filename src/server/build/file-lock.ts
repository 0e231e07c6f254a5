import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** No build takes that long: a lock that is older was left behind, in milliseconds. */
const abandonedAfterMs = 300_000;
/** Milliseconds between two looks at a held lock. */
const retryMs = 200;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There is one, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns whether the process that took a lock is gone, or the lock itself. */
function isAbandoned(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    const isOld = Date.now() - statSync(file).mtimeMs > abandonedAfterMs;
    return isOld || (holder > 0 && !isAlive(holder));
  } catch {
    return true;
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Does work that one process at a time may do, and waits for the others before. Removes a lock that a killed process
 * left behind.
 * @param file where the lock lies; its folder is made
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!tryTake(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else await setTimeout(retryMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
