import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxResumeBytes } from '../../shared/contracts/upload.ts';
import { Upload } from '../db/entities/uploads.ts';
import { AppError } from '../errors.ts';
import { beginResumeUpload } from '../services/uploads/resume-upload.ts';
import { combineStores, createDiskStore } from '../storage/object-store.ts';
import { pdfFile, programFile } from './testing/resume-files.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';
import { createFileRouter } from './uploadthing.ts';

const cloud = new Map<string, Buffer>();
const bytesOf = (key: string) => {
  const bytes = cloud.get(key);
  if (!bytes) throw new AppError('not-found');
  return bytes;
};
let server: UploadServer;

beforeAll(async () => {
  server = await startUploadServer({
    makeObjects: (dataDir) =>
      combineStores(path.join(dataDir, 'incoming'), createDiskStore(dataDir), {
        reserve: (id) => `custom-id/${id}`,
        store: async (file) => file.id,
        open: async (key) => Readable.from([bytesOf(key)]),
        source: async (key, size) => ({
          size,
          read: async (start, length) => bytesOf(key).subarray(start, start + length),
          close: async () => {},
        }),
        remove: async (key) => {
          cloud.delete(key);
        },
        async *listOlderThan() {},
      }),
  });
}, 60_000);
afterAll(() => server.close());

const begin = () =>
  beginResumeUpload(server.context(), { fileName: 'cv.docx', size: 10, caller: 'test' });
const complete = (uploadId: string, key: string, size: number) =>
  createFileRouter(server.deps).resume.onUploadComplete({
    metadata: { uploadId },
    file: { key, size },
  });

test('what the cloud reports is looked at and then stored under its key, once', async () => {
  const id = await begin();
  const pdf = await pdfFile();
  cloud.set('good', pdf);
  const answer = { id, resumeUrl: `/objects/${id}`, fileName: 'cv.pdf', size: pdf.length };
  expect(await complete(id, 'good', pdf.length)).toEqual(answer);
  expect(await complete(id, 'other', 1)).toEqual(answer);
  expect(await server.orm.em.fork().findOneOrFail(Upload, { id })).toMatchObject({
    status: 'stored',
    location: 'uploadthing',
    storeKey: 'good',
    contentType: 'application/pdf',
  });
});

test('what is too large or no document is removed at the cloud, and the browser told', async () => {
  const id = await begin();
  cloud.set('bad', programFile());
  expect(await complete(id, 'bad', 4096)).toEqual({ refused: 'unsupported-media-type' });
  cloud.set('large', await pdfFile());
  expect(await complete(id, 'large', maxResumeBytes + 1)).toEqual({ refused: 'payload-too-large' });
  expect([...cloud.keys()]).toEqual(['good']);
  expect((await server.orm.em.fork().findOneOrFail(Upload, { id })).status).toBe('pending');
});
