import { rm, symlink } from 'node:fs/promises';
import { genUploader, UploadAbortedError } from 'uploadthing/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { maxResumeBytes, uploadedResumeSchema } from '../../shared/contracts/upload.ts';
import { Upload } from '../db/entities/uploads.ts';
import { type Line, nodeXhr } from './testing/node-xhr.ts';
import {
  compoundFile,
  docxFile,
  pdfFile,
  pdfOfSize,
  programFile,
  zipFile,
} from './testing/resume-files.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';
import type { UploadRouter } from './uploadthing.ts';

let server: UploadServer;
let uploader: ReturnType<typeof genUploader<UploadRouter>>;
const line: Line = { stallsAfterBytes: Infinity };
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

beforeAll(async () => {
  server = await startUploadServer();
  vi.stubGlobal('XMLHttpRequest', nodeXhr(server.url, line));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  uploader = genUploader<UploadRouter>({
    url: new URL('/api/uploadthing', server.url),
    fetch: (input, init) =>
      fetch(new URL(input instanceof Request ? input.url : input, server.url), init),
  });
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const fileOf = (bytes: Buffer, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

test('the real client uploads all three types and learns where they are', async () => {
  const files = [
    fileOf(await pdfFile(), 'Lebenslauf Jürgen.pdf', 'application/pdf'),
    fileOf(await docxFile(), 'cv.docx', docx),
    fileOf(compoundFile(), 'cv.doc', 'application/msword'),
    fileOf(await docxFile(), 'cv (2).docx', ''),
  ];
  for (const file of files) {
    const progress: number[] = [];
    const [sent] = await uploader.uploadFiles('resume', {
      files: [file],
      onUploadProgress: (event) => progress.push(event.progress),
    });
    expect(sent?.serverData).toMatchObject({ fileName: file.name, size: file.size });
    const { id, resumeUrl } = uploadedResumeSchema.parse(sent?.serverData);
    expect(resumeUrl).toBe(`/objects/${id}`);
    expect(progress.at(-1)).toBeGreaterThanOrEqual(100);
    const row = await server.orm.em.fork().findOneOrFail(Upload, { id });
    expect(row.status).toBe('stored');
    expect(Buffer.concat(await (await server.objects.open(row)).toArray())).toEqual(
      Buffer.from(await file.arrayBuffer()),
    );
  }
});

test('exactly the limit is taken, a byte more is refused before it is sent', async () => {
  const exact = fileOf(await pdfOfSize(maxResumeBytes), 'cv.pdf', 'application/pdf');
  const [sent] = await uploader.uploadFiles('resume', { files: [exact] });
  expect(sent?.serverData).toMatchObject({ size: maxResumeBytes });

  const more = fileOf(await pdfOfSize(maxResumeBytes + 1), 'cv.pdf', 'application/pdf');
  await expect(uploader.uploadFiles('resume', { files: [more] })).rejects.toMatchObject({
    cause: { code: 'payload-too-large' },
  });
});

test.each([
  ['a page', () => Buffer.from('<!doctype html>'), 'cv.pdf', 'application/pdf'],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'cv.pdf',
    'application/pdf',
  ],
  ['a program', programFile, 'cv.docx', docx],
  ['a zip', () => zipFile({ 'a.txt': 'a' }), 'cv.docx', docx],
])('%s that claims to be a document is refused by its bytes', async (_name, make, name, type) => {
  await expect(
    uploader.uploadFiles('resume', { files: [fileOf(make(), name, type)] }),
  ).rejects.toMatchObject({ data: { code: 'unsupported-media-type' } });
});

test('a declared type that is none of ours, two files or none get no address', async () => {
  const page = fileOf(Buffer.from('<p>'), 'cv.html', 'text/html');
  await expect(uploader.uploadFiles('resume', { files: [page] })).rejects.toMatchObject({
    cause: { code: 'unsupported-media-type' },
  });
  const pdf = fileOf(await pdfFile(), 'cv.pdf', 'application/pdf');
  for (const files of [[], [pdf, pdf]]) {
    await expect(uploader.uploadFiles('resume', { files })).rejects.toMatchObject({
      cause: { code: 'invalid-input' },
    });
  }
});

test('a paused upload is invisible, goes on where it stopped, and arrives whole', {
  tags: ['rest'],
}, async () => {
  const file = fileOf(await pdfOfSize(9_000_000), 'cv.pdf', 'application/pdf');
  const starts: number[] = [];
  let paused = false;
  line.stallsAfterBytes = 8_000_000;
  const upload = await uploader.createUpload('resume', {
    files: [file],
    onUploadProgress: ({ loaded, delta }) => {
      if (loaded === delta) starts.push(loaded);
      if (!paused && loaded > 8_000_000) {
        paused = true;
        upload.pauseUpload(file);
      }
    },
  });
  await expect.poll(() => paused).toBe(true);
  const em = server.orm.em.fork();
  const pending = await em.findOneOrFail(Upload, { fileName: 'cv.pdf', size: file.size });
  expect(pending.status).toBe('pending');
  const admin = { headers: { 'x-test-role': 'admin' } };
  expect((await fetch(`${server.url}/objects/${pending.id}`, admin)).status).toBe(404);

  line.stallsAfterBytes = Infinity;
  upload.resumeUpload(file);
  const sent = await upload.done(file);
  expect(sent.serverData).toMatchObject({ id: pending.id, size: file.size });
  expect(starts.at(-1)).toBeGreaterThan(0);
  const stored = await server.objects.open(await em.refreshOrFail(pending));
  expect(Buffer.concat(await stored.toArray())).toEqual(Buffer.from(await file.arrayBuffer()));
});

test('cancelling stops the transfer, and a new attempt succeeds', async () => {
  const file = fileOf(await pdfOfSize(3_000_000), 'cancelled.pdf', 'application/pdf');
  const abort = new AbortController();
  line.stallsAfterBytes = 1_000_000;
  const sending = uploader.uploadFiles('resume', {
    files: [file],
    signal: abort.signal,
    onUploadProgress: ({ loaded }) => {
      if (loaded > 1_000_000) abort.abort();
    },
  });
  await expect(sending).rejects.toThrow(UploadAbortedError);
  line.stallsAfterBytes = Infinity;
  const rows = await server.orm.em.fork().find(Upload, { fileName: 'cancelled.pdf' });
  expect(rows.map(({ status }) => status)).toEqual(['pending']);
  const [sent] = await uploader.uploadFiles('resume', { files: [file] });
  expect(sent?.serverData).toMatchObject({ size: file.size });
});

async function ingestAddress(size: number): Promise<string> {
  const response = await fetch(`${server.url}/api/uploadthing?actionType=upload&slug=resume`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      files: [{ name: '../a\0\r\n\u202e.pdf', size, type: 'application/pdf' }],
    }),
  });
  const [presigned] = await response.json();
  expect(presigned.url).toMatch(/^\/api\/upload-ingest\//);
  expect(presigned.name).toBe('a.pdf');
  return server.url + presigned.url;
}

function form(bytes: Buffer): FormData {
  const data = new FormData();
  data.append('file', fileOf(bytes, '../evil.pdf', 'application/pdf'));
  return data;
}

test('an ingest address holds for its own upload, size and time', async () => {
  const pdf = await pdfFile();
  const address = await ingestAddress(pdf.length);
  const put = (url: string, bytes: Buffer, headers = {}) =>
    fetch(url, { method: 'PUT', body: form(bytes), headers });
  const tampered = address.replace(/custom-id=\w/, 'custom-id=0').replace('size=', 'size=1');
  expect((await put(tampered, pdf)).status).toBe(403);
  expect((await put(address.replace(/&signature=.*/, ''), pdf)).status).toBe(403);
  expect((await fetch(tampered, { method: 'HEAD' })).status).toBe(403);

  expect((await put(address, Buffer.concat([pdf, pdf]))).status).toBe(413);
  expect((await put(address, pdf.subarray(0, 200))).status).toBe(400);
  const head = await fetch(address, { method: 'HEAD' });
  expect(head.headers.get('x-ut-range-start')).toBe('200');
  expect((await put(address, pdf, { range: 'bytes=9999-' })).status).toBe(409);
  const raw = await fetch(address, { method: 'PUT', body: new Uint8Array(pdf) });
  expect(raw.status).toBe(415);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60 * 1000 });
  expect((await put(address, pdf)).status).toBe(403);
  vi.useRealTimers();

  const done = await put(address, pdf.subarray(200), { range: 'bytes=200-' });
  expect(await done.json()).toMatchObject({ serverData: { fileName: 'a.pdf' } });
  const again = await put(address, Buffer.alloc(0), { range: `bytes=${pdf.length}-` });
  expect(again.status).toBe(200);
});

test('when the storage fails the client learns it, and goes on once it works again', async () => {
  const pdf = await pdfFile();
  const address = await ingestAddress(pdf.length);
  const part = server.objects.parts.pathOf(
    new URL(address).searchParams.get('x-ut-custom-id') ?? '',
  );
  await symlink('/dev/full', part);
  const put = () => fetch(address, { method: 'PUT', body: form(pdf) });
  expect((await put()).status).toBe(503);
  await rm(part);
  expect((await put()).status).toBe(200);
});

test('the route takes JSON of a sensible size, for a route that exists', async () => {
  const post = (query: string, body: string, type = 'application/json') =>
    fetch(`${server.url}/api/uploadthing?${query}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  const start = 'actionType=upload&slug=resume';
  expect((await post('actionType=upload&slug=other', '{}')).status).toBe(404);
  expect((await post('actionType=upload&slug=toString', '{}')).status).toBe(404);
  expect((await post(start, '{"files":[]}', 'text/plain')).status).toBe(415);
  expect((await post(start, 'x'.repeat(70_000))).status).toBe(413);
  expect((await post(start, '{')).status).toBe(400);
  expect((await post(start, '{"files":[{"name":1}]}')).status).toBe(400);
});

test('nobody reports an upload as complete from outside', async () => {
  const response = await fetch(`${server.url}/api/uploadthing?slug=resume`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'uploadthing-hook': 'callback',
      'x-uploadthing-signature': 'hmac-sha256=00',
    },
    body: '{}',
  });
  expect(response.status).toBe(403);
});
