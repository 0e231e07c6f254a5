import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { UTApi } from 'uploadthing/server';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { rangedSource, withStorageErrors } from './byte-source.ts';
import type { StoreBackend } from './object-store.ts';

/** Marks an object that the cloud finds by our own id, until it has returned its key. */
const customIdPrefix = 'custom-id/';

/** Seconds for which an address to read from holds; it never leaves the server. */
const readAddressSeconds = 60;

/** The cloud as a place for bytes: private objects, read through our server by short-lived signed addresses. */
export function createUploadThingStore(options: {
  token: string;
  fetch?: typeof fetch;
}): StoreBackend {
  const fetchBytes = options.fetch ?? fetch;
  let opened: UTApi | undefined;
  // Imports UploadThing at the first call: its 600 modules would slow every start.
  const openApi = async (): Promise<UTApi> => {
    const { UTApi } = await import('uploadthing/server');
    opened ??= new UTApi({ token: options.token, logLevel: 'Error', fetch: fetchBytes });
    return opened;
  };
  const readAddress = async (storeKey: string) => {
    const api = await openApi();
    const { ufsUrl } = await api.generateSignedURL(storeKey, { expiresIn: readAddressSeconds });
    return ufsUrl;
  };

  return {
    reserve: (id) => customIdPrefix + id,

    store: (file) =>
      withStorageErrors(async () => {
        const { UTFile } = await import('uploadthing/server');
        const api = await openApi();
        const blob = await openAsBlob(file.path, { type: file.contentType });
        const sent = new UTFile([blob], file.fileName, {
          type: file.contentType,
          customId: file.id,
        });
        const { data, error } = await api.uploadFiles(sent, {
          acl: 'private',
          contentDisposition: 'attachment',
        });
        if (error) throw new Error(`UploadThing refused the file: ${error.code}`);
        return data.key;
      }),

    open: (storeKey) =>
      withStorageErrors(async () => {
        const response = await fetchBytes(await readAddress(storeKey));
        if (response.ok && response.body)
          return Readable.from(response.body, { objectMode: false });
        await response.body?.cancel();
        if (response.status === 404) throw new AppError('not-found');
        throw new Error(`UploadThing answered ${response.status}`);
      }),

    source: async (storeKey, size) => rangedSource(() => readAddress(storeKey), size, fetchBytes),

    remove: (storeKey) =>
      withStorageErrors(async () => {
        const api = await openApi();
        await (storeKey.startsWith(customIdPrefix)
          ? api.deleteFiles(storeKey.slice(customIdPrefix.length), { keyType: 'customId' })
          : api.deleteFiles(storeKey));
      }),

    async *listOlderThan() {},
  };
}

const tokenSchema = z.object({
  regions: z.array(z.string()).min(1),
  ingestHost: z.string().default('ingest.uploadthing.com'),
});

/**
 * The origins that the browser sends bytes to, for the policy's connect-src; none beside our own without a token.
 * Throws when the token is not one.
 */
export function uploadConnectSources(token: string | undefined): string[] {
  if (!token) return [];
  try {
    const text = Buffer.from(token, 'base64').toString('utf8');
    const { regions, ingestHost } = tokenSchema.parse(JSON.parse(text));
    return regions.map((region) => new URL(`https://${region}.${ingestHost}`).origin);
  } catch (cause) {
    throw new Error('UPLOADTHING_TOKEN is not a token of UploadThing', { cause });
  }
}
