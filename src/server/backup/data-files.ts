import type { Stats } from 'node:fs';
import { constants, copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { passing } from './backup-layout.ts';

/** Uploads on their way in: what was not acknowledged belongs to no record. */
const incoming = path.join('objects', 'incoming');

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function unlessGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Every file below a folder, by its path from there; nothing where there is no such folder. */
export async function* filesBelow(root: string, folder = ''): AsyncGenerator<string> {
  const entries = await unlessGone(readdir(path.join(root, folder), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else if (entry.isFile()) yield name;
  }
}

/** The files of a data folder that make up a site together with its database. */
export async function* lastingFiles(dataDir: string): AsyncGenerator<string> {
  for await (const name of filesBelow(dataDir)) {
    const [top = ''] = name.split(path.sep);
    if (!passing.has(top) && !name.startsWith(incoming + path.sep)) yield name;
  }
}

const isSame = (one: Stats | null, other: Stats | null) =>
  one !== null && other !== null && one.size === other.size;

/**
 * Copies the lasting files of a data folder that are not in `target` yet. Files that go while it runs are left out:
 * nobody refers to them any more. May be repeated, for what has come in between.
 * @param progress told of the number of files seen
 */
export async function copyFiles(
  dataDir: string,
  target: string,
  progress: (seen: number) => void,
): Promise<void> {
  let seen = 0;
  await mkdir(target, { recursive: true, mode: 0o700 });
  for await (const name of lastingFiles(dataDir)) {
    const [from, to] = [path.join(dataDir, name), path.join(target, name)];
    seen += 1;
    progress(seen);
    if (isSame(await unlessGone(lstat(from)), await unlessGone(lstat(to)))) continue;
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await unlessGone(copyFile(from, to, constants.COPYFILE_FICLONE));
  }
}
