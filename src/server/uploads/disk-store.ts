import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../services/errors.ts';
import { fileSource } from './byte-source.ts';
import type { StoreBackend } from './object-store.ts';
import { isMissing, stored } from './storage-failure.ts';

/** Two levels of folders named by the first bytes of the key keep every folder small. */
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/;
const fanOutFolder = /^[0-9a-f]{2}$/;

/** A rename lasts through a power cut only once the folder itself is written. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* entriesOf(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder)) yield entry.name;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Objects as files under `root`, each readable by the owner of the process alone. The file appears under its key in
 * one rename, so that a reader sees the whole of it or nothing.
 */
export function createDiskStore(root: string): StoreBackend {
  const fileOf = (storeKey: string) => {
    if (!keyPattern.test(storeKey)) throw new AppError('not-found');
    return path.join(root, storeKey);
  };

  return {
    reserve: () => {
      const name = randomUUID();
      return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
    },

    keep: (file, storeKey) =>
      stored(async () => {
        const target = fileOf(storeKey);
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(file.path, target);
        await syncFolder(path.dirname(target));
        return storeKey;
      }),

    open: (storeKey) =>
      stored(async () => {
        try {
          const handle = await open(fileOf(storeKey), 'r');
          return handle.createReadStream();
        } catch (error) {
          if (isMissing(error)) throw new AppError('not-found', { cause: error });
          throw error;
        }
      }),

    source: (storeKey) => stored(() => fileSource(fileOf(storeKey))),

    remove: (storeKey) => stored(() => rm(fileOf(storeKey), { force: true })),

    async *listOlderThan(before) {
      for await (const first of entriesOf(root)) {
        if (!fanOutFolder.test(first)) continue;
        for await (const second of entriesOf(path.join(root, first))) {
          for await (const name of entriesOf(path.join(root, first, second))) {
            const storeKey = `${first}/${second}/${name}`;
            if (!keyPattern.test(storeKey)) continue;
            const found = await stat(path.join(root, storeKey)).catch(() => undefined);
            if (found && found.mtime < before) yield storeKey;
          }
        }
      }
    },
  };
}
