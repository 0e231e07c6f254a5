import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Thrown when another process holds the folder; the message names it. */
export class FolderLockedError extends Error {}

/**
 * The address of a folder's lock. Linux has sockets without a file, which vanish with their process; elsewhere the
 * socket lies in the temp folder, under a digest because such a path may have only about 104 bytes.
 */
function lockAddress(folder: string): { address: string; leavesFile: boolean } {
  const name = `talabridge-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return { address: `\0${name}`, leavesFile: false };
  if (process.platform === 'win32') return { address: `\\\\.\\pipe\\${name}`, leavesFile: false };
  return { address: path.join(tmpdir(), `${name}.sock`), leavesFile: true };
}

const listen = (server: Server, address: string) =>
  new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true));
  });

const connectTo = (address: string) =>
  new Promise<Socket | null>((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

async function isListening(address: string): Promise<boolean> {
  const socket = await connectTo(address);
  socket?.destroy();
  return socket !== null;
}

/** A connection to the process that holds the folder; null for none. */
export async function connectToLockHolder(folder: string): Promise<Socket | null> {
  return connectTo(lockAddress(realpathSync(folder)).address);
}

function readLockHolder(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'holder'), 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Takes the folder of the embedded database for this process alone; a second process on it would destroy it.
 * The lock is a listening socket: it is gone with its process, even after kill -9, and survives reuse of process ids.
 * Throws FolderLockedError when another process listens. Returns the function that gives the folder back.
 * @param answer handler of connections to the socket; by default none
 */
export async function lockFolder(
  folder: string,
  answer: (socket: Socket) => void = (socket) => socket.destroy(),
): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const realFolder = realpathSync(folder);
  const { address, leavesFile } = lockAddress(realFolder);
  const callers = new Set<Socket>();
  const server = createServer((socket) => {
    callers.add(socket);
    socket.once('close', () => callers.delete(socket));
    answer(socket);
  });
  server.unref();
  let taken = await listen(server, address);
  if (!taken && leavesFile && !(await isListening(address))) {
    // No answer: the socket file was left behind by a process that was killed.
    rmSync(address, { force: true });
    taken = await listen(server, address);
  }
  if (!taken) {
    throw new FolderLockedError(
      `The folder ${realFolder} is in use by another process (${readLockHolder(realFolder)}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
  writeFileSync(path.join(realFolder, 'holder'), `process ${process.pid}\n`, { mode: 0o600 });
  return () =>
    new Promise((resolve) => {
      rmSync(path.join(realFolder, 'holder'), { force: true });
      server.close(() => resolve());
      for (const socket of callers) socket.destroy();
    });
}
