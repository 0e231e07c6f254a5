import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { readNewCluster, versionFile } from './new-cluster.ts';

// Runs in a thread of its own. Its data is the folder of the database.

const blockBytes = 512;

/** Reads a field of a header, which ends with a zero byte or is full. */
const readField = (header: Buffer, start: number, length: number) =>
  header.toString('latin1', start, start + length).replace(/\0.*$/s, '');

/** Lists the entries of a tar archive of folders and files; throws for any other kind of entry. */
function* readTar(archive: Buffer) {
  for (let at = 0; archive[at]; ) {
    const header = archive.subarray(at, at + blockBytes);
    const [name, kind] = [readField(header, 0, 100), readField(header, 156, 1)];
    if (kind !== '0' && kind !== '5') throw new Error(`${name} is neither a file nor a folder`);
    const size = Number.parseInt(readField(header, 124, 12), 8);
    const start = at + blockBytes;
    yield { name, isFolder: kind === '5', bytes: archive.subarray(start, start + size) };
    at = start + Math.ceil(size / blockBytes) * blockBytes;
  }
}

/**
 * Writes the files of a database. Its version comes last, so that a process which ends meanwhile leaves no database, and
 * the next one writes all of it again.
 */
function writeCluster(archive: Buffer, dataDir: string): void {
  let version: Buffer | undefined;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const { name, isFolder, bytes } of readTar(archive)) {
    const target = path.join(dataDir, name);
    if (target === path.join(dataDir, versionFile)) version = bytes;
    else if (isFolder) mkdirSync(target, { recursive: true, mode: 0o700 });
    else writeFileSync(target, bytes, { mode: 0o600 });
  }
  if (!version) throw new Error(`the archive has no ${versionFile}`);
  writeFileSync(path.join(dataDir, versionFile), version, { mode: 0o600 });
}

const packed = await readNewCluster();
writeCluster(gunzipSync(await packed.arrayBuffer()), workerData);
