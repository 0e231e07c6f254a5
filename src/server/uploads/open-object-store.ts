import path from 'node:path';
import { AppError } from '../services/errors.ts';
import { belongsTo } from '../services/settings/belongs-to.ts';
import { createDiskStore } from './disk-store.ts';
import type { ObjectRef, ObjectStore, StoreBackend } from './object-store.ts';
import { createPartStore } from './part-store.ts';
import { createUploadThingStore } from './uploadthing-store.ts';

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
    keep: async (file, reserved) => ({
      location: reserved.location,
      storeKey: await backendOf(reserved).keep(file, reserved.storeKey),
    }),
    open: async (object) => backendOf(object).open(object.storeKey),
    source: async (object, size) => backendOf(object).source(object.storeKey, size),
    remove: async (object) => backendOf(object).remove(object.storeKey),
    async *listOlderThan(before) {
      for await (const storeKey of disk.listOlderThan(before)) {
        yield { location: 'disk', storeKey };
      }
    },
    belongsTo: (installation) => belongsTo(path.dirname(incomingFolder), installation),
  };
}
