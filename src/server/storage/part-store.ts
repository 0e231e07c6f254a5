import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../errors.ts';
import { type ByteSource, fileSource, isFileNotFound, withStorageErrors } from './byte-source.ts';

const suffix = '.part';
const idPattern = /^[0-9a-f-]{36}$/;

/** Files being uploaded, one per upload id, hidden until they are complete, checked and stored. */
export type PartStore = {
  pathOf(id: string): string;
  /** Bytes received so far; 0 when none came yet. */
  size(id: string): Promise<number>;
  /**
   * Writes from `offset` on (what lay behind it is dropped) and syncs; answers the size then. What came before the
   * stream broke stays. Throws AppError('payload-too-large') at the first byte over `limit`.
   */
  append(
    id: string,
    offset: number,
    chunks: AsyncIterable<Uint8Array>,
    limit: number,
  ): Promise<number>;
  /** Opens the part for looking into it; the caller closes it. */
  source(id: string): Promise<ByteSource>;
  remove(id: string): Promise<void>;
  /** Removes parts last written before `before`; answers how many. */
  removeOlderThan(before: Date): Promise<number>;
};

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const step = await handle.write(bytes, written, bytes.length - written, position + written);
    written += step.bytesWritten;
  }
}

/** Parts as `<id>.part` files (mode 0600) in `folder`, on the same file system as the objects. */
export function createPartStore(folder: string): PartStore {
  const pathOf = (id: string) => {
    if (!idPattern.test(id)) throw new AppError('not-found');
    return path.join(folder, id + suffix);
  };

  const openForWriting = (id: string) =>
    withStorageErrors(async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return open(pathOf(id), constants.O_CREAT | constants.O_RDWR, 0o600);
    });

  return {
    pathOf,

    size: (id) =>
      withStorageErrors(async () => {
        try {
          return (await stat(pathOf(id))).size;
        } catch (error) {
          if (isFileNotFound(error)) return 0;
          throw error;
        }
      }),

    async append(id, offset, chunks, limit) {
      const handle = await openForWriting(id);
      try {
        await withStorageErrors(() => handle.truncate(offset));
        let size = offset;
        for await (const chunk of chunks) {
          if (size + chunk.length > limit) throw new AppError('payload-too-large');
          const position = size;
          await withStorageErrors(() => writeAll(handle, chunk, position));
          size += chunk.length;
        }
        await withStorageErrors(() => handle.sync());
        return size;
      } finally {
        await handle.close();
      }
    },

    source: (id) => withStorageErrors(() => fileSource(pathOf(id))),

    remove: (id) => withStorageErrors(() => rm(pathOf(id), { force: true })),

    async removeOlderThan(before) {
      let removed = 0;
      const names = await readdir(folder).catch((error: unknown) => {
        if (isFileNotFound(error)) return [];
        throw error;
      });
      for (const name of names) {
        if (!name.endsWith(suffix)) continue;
        const file = path.join(folder, name);
        const found = await stat(file).catch(() => undefined);
        if (!found || found.mtime >= before) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
