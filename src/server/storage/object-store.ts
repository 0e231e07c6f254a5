import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';
import { type ByteSource, fileSource, isFileNotFound, withStorageErrors } from './byte-source.ts';
import { claimFolder } from './claim-folder.ts';
import { createPartStore, type PartStore } from './part-store.ts';
import { createUploadThingStore } from './uploadthing-store.ts';

/** Place of one object's bytes. Keys are ours or the store's; nothing a visitor typed becomes part of one. */
export type ObjectRef = { location: 'disk' | 'uploadthing'; storeKey: string };

/** The file of a finished, checked part. */
type FinishedFile = {
  /** The upload's public id. */
  id: string;
  path: string;
  fileName: string;
  contentType: string;
};

/** One place where bytes lie. Every method throws AppError('unavailable') when the storage itself fails. */
export type StoreBackend = {
  /** The reference under which a new upload of this id will lie. */
  reserve(id: string): string;
  /** Takes a finished file over; answers the key under which it lies from now on. */
  store(file: FinishedFile, reservedKey: string): Promise<string>;
  /** Opens an object for reading; throws AppError('not-found') when its bytes are gone. */
  open(storeKey: string): Promise<Readable>;
  /** Random access to an object of `size` bytes; the caller closes it. */
  source(storeKey: string, size: number): Promise<ByteSource>;
  /** Removes an object; nothing happens when it is not there. */
  remove(storeKey: string): Promise<void>;
  /** Objects last written before `before`, where the place can be listed; elsewhere nothing. */
  listOlderThan(before: Date): AsyncIterable<string>;
};

/** All places together: new objects go to one of them, old ones are read from wherever they lie. */
export type ObjectStore = {
  /** Bytes on their way in; always on the local disk. */
  parts: PartStore;
  /** The reference that a new upload's row carries until its bytes have come. */
  reserve(id: string): ObjectRef;
  store(file: FinishedFile, reserved: ObjectRef): Promise<ObjectRef>;
  open(object: ObjectRef): Promise<Readable>;
  source(object: ObjectRef, size: number): Promise<ByteSource>;
  remove(object: ObjectRef): Promise<void>;
  listOlderThan(before: Date): AsyncIterable<ObjectRef>;
  /** Returns whether the files here belong to the database of this identity; the first caller becomes the owner. */
  belongsTo(installation: string): Promise<boolean>;
};

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
    if (!isFileNotFound(error)) throw error;
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

    store: (file, storeKey) =>
      withStorageErrors(async () => {
        const target = fileOf(storeKey);
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(file.path, target);
        await syncFolder(path.dirname(target));
        return storeKey;
      }),

    open: (storeKey) =>
      withStorageErrors(async () => {
        try {
          const handle = await open(fileOf(storeKey), 'r');
          return handle.createReadStream();
        } catch (error) {
          if (isFileNotFound(error)) throw new AppError('not-found', { cause: error });
          throw error;
        }
      }),

    source: (storeKey) => withStorageErrors(() => fileSource(fileOf(storeKey))),

    remove: (storeKey) => withStorageErrors(() => rm(fileOf(storeKey), { force: true })),

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

/**
 * The stores of this installation, under `<dataDir>/objects`. With an UploadThing token new objects go to the cloud;
 * those that came before stay readable from the disk.
 */
export function openObjectStore(dataDir: string, uploadThingToken?: string): ObjectStore {
  const folder = path.join(dataDir, 'objects');
  const disk = createDiskStore(folder);
  const cloud = uploadThingToken ? createUploadThingStore({ token: uploadThingToken }) : undefined;
  return combineStores(path.join(folder, 'incoming'), disk, cloud);
}

/** Joins the places into one store; new objects go to `cloud` when there is one. */
export function combineStores(
  incomingFolder: string,
  disk: StoreBackend,
  cloud: StoreBackend | undefined,
): ObjectStore {
  const backendOf = ({ location }: Pick<ObjectRef, 'location'>): StoreBackend => {
    const backend = location === 'disk' ? disk : cloud;
    if (backend) return backend;
    throw new AppError('unavailable', {
      cause: new Error('The object lies at UploadThing, and UPLOADTHING_TOKEN is not set'),
    });
  };
  return {
    parts: createPartStore(incomingFolder),
    reserve: (id) =>
      cloud
        ? { location: 'uploadthing', storeKey: cloud.reserve(id) }
        : { location: 'disk', storeKey: disk.reserve(id) },
    store: async (file, reserved) => ({
      location: reserved.location,
      storeKey: await backendOf(reserved).store(file, reserved.storeKey),
    }),
    open: async (object) => backendOf(object).open(object.storeKey),
    source: async (object, size) => backendOf(object).source(object.storeKey, size),
    remove: async (object) => backendOf(object).remove(object.storeKey),
    async *listOlderThan(before) {
      for await (const storeKey of disk.listOlderThan(before)) {
        yield { location: 'disk', storeKey };
      }
    },
    belongsTo: (installation) => claimFolder(path.dirname(incomingFolder), installation),
  };
}
