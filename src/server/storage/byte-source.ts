import { open } from 'node:fs/promises';
import { AppError } from '../errors.ts';

/** Seconds after which a client may try again when the storage has failed. */
const retryAfterSeconds = 60;

/** Returns whether a file-system error means a missing file. */
export function isFileNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Runs one step of the storage; a full disk or any other failure of it becomes AppError('unavailable'). */
export async function withStorageErrors<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', { cause: error, retryAfterSeconds });
  }
}

/** Random access to the bytes of a file, so that its type is decided without holding the whole of it. */
export type ByteSource = {
  size: number;
  /** Up to `length` bytes from `start`; fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
};

/** A file on the disk. */
export async function fileSource(path: string): Promise<ByteSource> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  return {
    size,
    read: (start, length) =>
      withStorageErrors(async () => {
        const wanted = Math.max(0, Math.min(length, size - start));
        const buffer = Buffer.alloc(wanted);
        const { bytesRead } = await handle.read(buffer, 0, wanted, start);
        return buffer.subarray(0, bytesRead);
      }),
    close: () => handle.close(),
  };
}

/** A file behind an address that answers ranges; a server that ignores the range is read only as far as needed. */
export function rangedSource(
  address: () => Promise<string>,
  size: number,
  fetchBytes: typeof fetch,
): ByteSource {
  return {
    size,
    read: (start, length) =>
      withStorageErrors(async () => {
        const wanted = Math.max(0, Math.min(length, size - start));
        if (wanted === 0) return Buffer.alloc(0);
        const response = await fetchBytes(await address(), {
          headers: { range: `bytes=${start}-${start + wanted - 1}` },
          signal: AbortSignal.timeout(30_000),
        });
        if (!response.ok || !response.body) {
          await response.body?.cancel();
          throw new AppError('unavailable', {
            cause: new Error(`The object store answered ${response.status}`),
          });
        }
        const skip = response.status === 206 ? 0 : start;
        const parts: Uint8Array[] = [];
        let received = 0;
        for await (const chunk of response.body) {
          parts.push(chunk);
          received += chunk.length;
          if (received >= skip + wanted) break;
        }
        return Buffer.concat(parts).subarray(skip, skip + wanted);
      }),
    close: async () => {},
  };
}
