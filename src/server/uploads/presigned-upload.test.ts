import { readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { maxResumeBytes } from '../../shared/contracts/upload.ts';
import { Setting } from '../db/entities/system.ts';
import { Upload } from '../db/entities/uploads.ts';
import { AppError } from '../errors.ts';
import { createUploadUrl } from '../services/uploads/resume-upload.ts';
import { compoundFile, docxFile, pdfFile, pdfOfSize, programFile } from './testing/resume-files.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';

let server: UploadServer;
beforeAll(async () => {
  server = await startUploadServer();
}, 60_000);
afterAll(() => server.close());

const idOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const rowOf = (id: string) => server.orm.em.fork().findOneOrFail(Upload, { id });
const put = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });

test('the address is a path without a public address, and says nothing else', async () => {
  const { uploadURL } = await createUploadUrl(server.context(), 'test');
  expect(uploadURL).toMatch(/^\/objects\/[0-9a-f-]{36}\?expires=\d+&signature=[\w-]+$/);
});

test('a raw file is stored under the name and type it has', async () => {
  const files = [
    { bytes: await pdfFile(), type: 'application/pdf', extension: 'pdf' },
    { bytes: compoundFile(), type: 'application/msword', extension: 'doc' },
    {
      bytes: await docxFile(),
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      extension: 'docx',
    },
  ];
  for (const { bytes, type, extension } of files) {
    const url = await server.uploadUrl();
    const response = await put(url, new Uint8Array(bytes), {
      'content-type': type,
      'x-file-name': encodeURIComponent('../Jürgen\r\n.pdf'),
    });
    expect(response.status).toBe(201);
    const id = idOf(url);
    const fileName = `Jürgen.${extension}`;
    const answer = { id, resumeUrl: `/objects/${id}`, fileName, size: bytes.length };
    expect(await response.json()).toEqual(answer);
    expect(await rowOf(id)).toMatchObject({ status: 'stored', contentType: type, fileName });
    expect((await (await server.objects.open(await rowOf(id))).toArray()).length).toBeGreaterThan(
      0,
    );
  }
});

test('without a name it is called after its type', async () => {
  const response = await put(await server.uploadUrl(), new Uint8Array(await pdfFile()));
  expect(await response.json()).toMatchObject({ fileName: 'resume.pdf' });
});

test('exactly the limit is taken, one byte more is not', async () => {
  const exact = await put(
    await server.uploadUrl(),
    new Uint8Array(await pdfOfSize(maxResumeBytes)),
  );
  expect(exact.status).toBe(201);

  const url = await server.uploadUrl();
  const more = new Uint8Array(await pdfOfSize(maxResumeBytes + 1));
  expect((await put(url, more)).status).toBe(413);
  const unannounced: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    body: new Blob([more]).stream(),
    duplex: 'half',
  };
  const chunked = await fetch(url, unannounced);
  expect(chunked.status).toBe(413);
  expect(await server.objects.parts.size(idOf(url))).toBe(0);
  expect((await rowOf(idOf(url))).status).toBe('pending');
});

test.each([
  ['a page named .pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'cv.pdf'],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'cv.pdf'],
  ['a program', programFile, 'cv.docx'],
  ['nothing', () => Buffer.alloc(0), 'cv.pdf'],
])('%s is refused and leaves nothing', async (_name, make, fileName) => {
  const url = await server.uploadUrl();
  const response = await put(url, new Uint8Array(make()), { 'x-file-name': fileName });
  expect(response.status).toBe(415);
  expect(await server.objects.parts.size(idOf(url))).toBe(0);
  expect((await put(url, new Uint8Array(await pdfFile()))).status).toBe(201);
});

test('another content type is refused', async () => {
  const url = await server.uploadUrl();
  const response = await put(url, new Uint8Array(await pdfFile()), { 'content-type': 'text/html' });
  expect(response.status).toBe(415);
});

test('only our own fresh signature for this very upload opens the way', async () => {
  const url = new URL(await server.uploadUrl());
  const pdf = new Uint8Array(await pdfFile());
  const changed = (change: (copy: URL) => void) => {
    const copy = new URL(url);
    change(copy);
    return copy.href;
  };
  const other = new URL(await server.uploadUrl());
  const refused = [
    changed((copy) => copy.searchParams.delete('signature')),
    changed((copy) => copy.searchParams.set('signature', 'x')),
    changed((copy) => copy.searchParams.set('expires', '99999999999')),
    changed((copy) => copy.searchParams.append('expires', '99999999999')),
    changed((copy) => {
      copy.pathname = other.pathname;
    }),
  ];
  for (const address of refused) expect((await put(address, pdf)).status).toBe(403);
  expect(
    (
      await put(
        changed((copy) => {
          copy.pathname = '/objects/..%2f..%2fetc';
        }),
        pdf,
      )
    ).status,
  ).toBe(404);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60 * 1000 + 1000 });
  expect((await put(url.href, pdf)).status).toBe(403);
  vi.useRealTimers();

  expect((await put(url.href, pdf)).status).toBe(201);
  expect((await put(url.href, pdf)).status).toBe(409);
  await server.orm.em.fork().nativeDelete(Upload, { id: idOf(url.href) });
  expect((await put(url.href, pdf)).status).toBe(404);
});

test('an upload that breaks off leaves nothing, and the address still works', async () => {
  const url = await server.uploadUrl();
  const pdf = await pdfOfSize(2_000_000);
  const sending = request(url, { method: 'PUT', headers: { 'content-length': pdf.length } });
  sending.on('error', () => {});
  await new Promise((resolve) => sending.write(pdf.subarray(0, 1_000_000), resolve));
  const arrived = () => server.objects.parts.size(idOf(url));
  await expect.poll(arrived).toBeGreaterThan(500_000);
  sending.destroy();
  await expect.poll(arrived).toBe(0);
  expect((await rowOf(idOf(url))).status).toBe('pending');
  expect((await put(url, new Uint8Array(pdf))).status).toBe(201);
});

test('a full disk is told as such, and passes', async () => {
  const url = await server.uploadUrl();
  const incoming = path.join(server.dataDir, 'objects', 'incoming');
  await rm(incoming, { recursive: true });
  await writeFile(incoming, 'not a folder');
  const response = await put(url, new Uint8Array(await pdfFile()));
  expect(response.status).toBe(503);
  await rm(incoming);
  expect((await put(url, new Uint8Array(await pdfFile()))).status).toBe(201);
  expect(await readdir(incoming)).toEqual([]);
});

test('no address is given out while applications are switched off', async () => {
  const em = server.orm.em.fork();
  em.create(Setting, { key: 'applications_enabled', value: 'false', updatedAt: new Date() });
  await em.flush();
  await expect(server.uploadUrl()).rejects.toMatchObject({ code: 'applications-disabled' });
  await em.nativeDelete(Setting, { key: 'applications_enabled' });
});

test('two transfers to one address: the newer one wins, the bytes are those of one', async () => {
  const url = await server.uploadUrl();
  const pdf = await pdfOfSize(5_000_000);
  const hanging = request(url, { method: 'PUT', headers: { 'content-length': pdf.length } });
  const broken = new Promise((resolve) => hanging.on('error', resolve));
  await new Promise((resolve) => hanging.write(pdf.subarray(0, 1_000_000), resolve));
  await expect.poll(() => server.objects.parts.size(idOf(url))).toBeGreaterThan(0);
  const docx = await docxFile();
  expect((await put(url, new Uint8Array(docx))).status).toBe(201);
  await broken;
  const stored = await server.objects.open(await rowOf(idOf(url)));
  expect(Buffer.concat(await stored.toArray())).toEqual(docx);
});

test('who is over the limit gets that answer, however much is under way', async () => {
  const limited = await startUploadServer({
    limit: async (_req, bucket) => {
      if (bucket === 'upload-bytes') throw new AppError('rate-limited', { retryAfterSeconds: 1 });
    },
  });
  try {
    const body = new Uint8Array(await pdfOfSize(maxResumeBytes));
    expect((await put(await limited.uploadUrl(), body)).status).toBe(429);
  } finally {
    await limited.close();
  }
}, 60_000);
