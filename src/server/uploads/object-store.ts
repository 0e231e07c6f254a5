import type { Readable } from 'node:stream';
import type { ByteSource } from './byte-source.ts';
import type { PartStore } from './part-store.ts';

/** Where the bytes of one object lie. Keys are ours or the store's; nothing a visitor typed becomes part of one. */
export type ObjectRef = { location: 'disk' | 'uploadthing'; storeKey: string };

/** What a finished, checked part becomes. */
type KeptFile = {
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
  keep(file: KeptFile, reservedKey: string): Promise<string>;
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
  keep(file: KeptFile, reserved: ObjectRef): Promise<ObjectRef>;
  open(object: ObjectRef): Promise<Readable>;
  source(object: ObjectRef, size: number): Promise<ByteSource>;
  remove(object: ObjectRef): Promise<void>;
  listOlderThan(before: Date): AsyncIterable<ObjectRef>;
  /** Whether the files here belong to the database of this identity; the first that asks becomes the owner. */
  belongsTo(installation: string): Promise<boolean>;
};
