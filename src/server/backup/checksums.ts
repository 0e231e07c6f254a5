import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';
import { layoutOf } from './backup-layout.ts';
import { filesBelow } from './data-files.ts';

const line = /^([0-9a-f]{64}) {2}(.+)$/;

async function digestOf(file: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  return digest.digest('hex');
}

/** Everything in a backup but the list of checksums itself. */
async function contentsOf(folder: string): Promise<string[]> {
  const list = path.basename(layoutOf(folder).checksums);
  const names: string[] = [];
  for await (const name of filesBelow(folder)) if (name !== list) names.push(name);
  return names.toSorted();
}

/** Bytes of everything that is in a backup so far. */
export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await contentsOf(folder)) bytes += (await lstat(path.join(folder, name))).size;
  return bytes;
}

/** Writes down what everything in the folder is; `sha256sum --check` reads it as well. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const name of await contentsOf(folder)) {
    const portable = name.split(path.sep).join('/');
    lines.push(`${await digestOf(path.join(folder, name))}  ${portable}\n`);
  }
  await writeFile(layoutOf(folder).checksums, lines.join(''), { mode: 0o600 });
}

/**
 * Throws BackupError unless every file is as it was when the backup was made, none is missing and none came in later.
 * @param progress told of the number of files read
 */
export async function verifyChecksums(
  folder: string,
  progress: (read: number) => void,
): Promise<void> {
  const text = await readFile(layoutOf(folder).checksums, 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup, or one that was not finished.`);
  });
  const expected = new Map<string, string>();
  for (const [, digest = '', name = ''] of text.split('\n').map((one) => line.exec(one) ?? [])) {
    if (name !== '') expected.set(name.split('/').join(path.sep), digest);
  }
  let read = 0;
  for (const name of await contentsOf(folder)) {
    const digest = expected.get(name);
    if (digest === undefined) throw new BackupError(`${name} does not belong to the backup.`);
    if ((await digestOf(path.join(folder, name))) !== digest) {
      throw new BackupError(`${name} is not what it was when the backup was made.`);
    }
    expected.delete(name);
    read += 1;
    progress(read);
  }
  const [missing] = expected.keys();
  if (missing !== undefined) throw new BackupError(`${missing} is missing in the backup.`);
}
