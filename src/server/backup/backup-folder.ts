import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { constants, copyFile, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** A failure of making or restoring a backup, in words for the operator. */
export class BackupError extends Error {}

/** Content of one folder of a backup. */
export const backupLayout = (folder: string) => ({
  manifest: path.join(folder, 'manifest.json'),
  /** One line for each other file, in the notation of `sha256sum`. */
  checksums: path.join(folder, 'checksums.sha256'),
  /** A dump by pg_dump in its custom format, or the folder of the embedded database as a compressed archive. */
  database: path.join(folder, 'database.dump'),
  /** The data folder as it was, without the embedded database. */
  files: path.join(folder, 'files'),
});

export const manifestSchema = z.object({
  /** Rises when a backup of today can no longer be read by what is to come. */
  format: z.literal(1),
  /** The version of the site that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['postgres', 'embedded']),
  /** Every migration the database had seen. */
  migrations: z.array(z.string()),
  /** Rows by table, in the very moment of the dump. */
  rows: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  bytes: z.number().int(),
  /** Uploads that lie at UploadThing and so are not in here. */
  filesElsewhere: z.number().int(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Parts of a data folder that belong to the running process or are unfinished, and so are neither saved nor replaced. */
export const excludedEntries = new Set(['database', 'holder', 'dump-key', '.restoring']);

/** Uploads on their way in: what was not acknowledged belongs to no record. */
const incoming = path.join('objects', 'incoming');

const isFileNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function nullIfMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (isFileNotFound(error)) return null;
    throw error;
  }
}

/** Every file below a folder, by its path from there; nothing where there is no such folder. */
async function* filesBelow(root: string, folder = ''): AsyncGenerator<string> {
  const entries = await nullIfMissing(readdir(path.join(root, folder), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else if (entry.isFile()) yield name;
  }
}

/** The files of a data folder that make up a site together with its database. */
export async function* listSiteFiles(dataDir: string): AsyncGenerator<string> {
  for await (const name of filesBelow(dataDir)) {
    const [top = ''] = name.split(path.sep);
    if (!excludedEntries.has(top) && !name.startsWith(incoming + path.sep)) yield name;
  }
}

const hasSameSize = (one: Stats | null, other: Stats | null) =>
  one !== null && other !== null && one.size === other.size;

/**
 * Copies the permanent files of a data folder that `target` lacks. Skips files that are deleted while it runs:
 * nothing refers to them any more. Can be repeated to copy files that were added meanwhile.
 * @param progress called with the number of files seen
 */
export async function copyFiles(
  dataDir: string,
  target: string,
  progress: (seen: number) => void,
): Promise<void> {
  let seen = 0;
  await mkdir(target, { recursive: true, mode: 0o700 });
  for await (const name of listSiteFiles(dataDir)) {
    const [from, to] = [path.join(dataDir, name), path.join(target, name)];
    seen += 1;
    progress(seen);
    if (hasSameSize(await nullIfMissing(lstat(from)), await nullIfMissing(lstat(to)))) continue;
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await nullIfMissing(copyFile(from, to, constants.COPYFILE_FICLONE));
  }
}

const checksumLinePattern = /^([0-9a-f]{64}) {2}(.+)$/;

async function hashFile(file: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  return digest.digest('hex');
}

/** Everything in a backup but the list of checksums itself. */
async function listBackupFiles(folder: string): Promise<string[]> {
  const list = path.basename(backupLayout(folder).checksums);
  const names: string[] = [];
  for await (const name of filesBelow(folder)) if (name !== list) names.push(name);
  return names.toSorted();
}

/** Bytes of everything that is in a backup so far. */
export async function measureFolderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await listBackupFiles(folder))
    bytes += (await lstat(path.join(folder, name))).size;
  return bytes;
}

/** Writes down what everything in the folder is; `sha256sum --check` reads it as well. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const name of await listBackupFiles(folder)) {
    const portable = name.split(path.sep).join('/');
    lines.push(`${await hashFile(path.join(folder, name))}  ${portable}\n`);
  }
  await writeFile(backupLayout(folder).checksums, lines.join(''), { mode: 0o600 });
}

/**
 * Throws BackupError unless every file is as it was when the backup was made, none is missing and none came in later.
 * @param progress called with the number of files read
 */
export async function verifyChecksums(
  folder: string,
  progress: (read: number) => void,
): Promise<void> {
  const text = await readFile(backupLayout(folder).checksums, 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup, or one that was not finished.`);
  });
  const expected = new Map<string, string>();
  for (const [, digest = '', name = ''] of text
    .split('\n')
    .map((one) => checksumLinePattern.exec(one) ?? [])) {
    if (name !== '') expected.set(name.split('/').join(path.sep), digest);
  }
  let read = 0;
  for (const name of await listBackupFiles(folder)) {
    const digest = expected.get(name);
    if (digest === undefined) throw new BackupError(`${name} does not belong to the backup.`);
    if ((await hashFile(path.join(folder, name))) !== digest) {
      throw new BackupError(`${name} is not what it was when the backup was made.`);
    }
    expected.delete(name);
    read += 1;
    progress(read);
  }
  const [missing] = expected.keys();
  if (missing !== undefined) throw new BackupError(`${missing} is missing in the backup.`);
}
