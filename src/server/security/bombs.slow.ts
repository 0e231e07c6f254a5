import { once } from 'node:events';
import { crc32, createDeflate, createDeflateRaw, createGzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Image } from '../db/entities/images.ts';
import { Upload } from '../db/entities/uploads.ts';
import { plainPicture } from '../testing/pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient, TestResponse } from '../testing/test-client.ts';

/** Unpacked size of each, in bytes, and the memory the process may take for it. */
const unfolded = 400_000_000;
const allowed = 150_000_000;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp('embedded');
  admin = await app.loginAs('admin');
  // Memory loaded with the first picture is no part of any later one.
  await send('/api/admin/images', 'image', await plainPicture('png', { width: 400, height: 300 }));
});
afterAll(() => app.close());

function send(address: string, field: string, bytes: Buffer): Promise<TestResponse> {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)]), 'a');
  return admin.request('POST', address, { body });
}

async function sendResume(bytes: Buffer): Promise<TestResponse> {
  const { body } = await app.client().post('/api/objects/upload');
  return app.client().request('PUT', Object(body).uploadURL, { body: new Uint8Array(bytes) });
}

/** Zeros, packed, without ever holding them. */
async function packed(
  packer: ReturnType<typeof createDeflate | typeof createDeflateRaw | typeof createGzip>,
  size: number,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  packer.on('data', (part: Buffer) => parts.push(part));
  const zeros = Buffer.alloc(1_000_000);
  for (let written = 0; written < size; written += zeros.length) {
    if (!packer.write(zeros.subarray(0, Math.min(zeros.length, size - written)))) {
      await once(packer, 'drain');
    }
  }
  packer.end();
  await once(packer, 'end');
  return Buffer.concat(parts);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of three bytes a pixel, all of them black, with whatever chunks behind its head. */
async function png(width: number, height: number, ...chunks: Buffer[]): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...chunks,
    chunk('IDAT', await packed(createDeflate(), height * (width * 3 + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A Word document whose list of parts unfolds to more than any has. */
async function document(): Promise<Buffer> {
  const data = await packed(createDeflateRaw(), unfolded);
  const entry = (name: string, method: number, size: number, at: number, signature: number) => {
    const isCentral = signature === 0x02014b50;
    const head = Buffer.alloc(isCentral ? 46 : 30);
    head.writeUInt32LE(signature, 0);
    const from = isCentral ? 2 : 0;
    head.writeUInt16LE(20, 4 + from);
    head.writeUInt16LE(method, 8 + from);
    head.writeUInt32LE(size, 18 + from);
    head.writeUInt32LE(method === 8 ? unfolded : size, 22 + from);
    head.writeUInt16LE(name.length, 26 + from);
    if (isCentral) head.writeUInt32LE(at, 42);
    return Buffer.concat([head, Buffer.from(name)]);
  };
  const parts = [
    { name: '[Content_Types].xml', method: 8, bytes: data },
    { name: 'word/document.xml', method: 0, bytes: Buffer.from('<w/>') },
  ];
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, method, bytes } of parts) {
    const head = entry(name, method, bytes.length, at, 0x04034b50);
    central.push(entry(name, method, bytes.length, at, 0x02014b50));
    local.push(head, bytes);
    at += head.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, directory, end]);
}

/** The most memory that the process took beside what it had, in bytes, until the answer came. */
async function grownBy(
  ask: () => Promise<TestResponse>,
): Promise<{ answer: TestResponse; grown: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const answer = await ask();
  clearInterval(sampling);
  return { answer, grown: Math.max(peak, process.memoryUsage.rss()) - before };
}

const text = (data: Buffer) => Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), data]);
const bombs: Record<string, () => Promise<Buffer>> = {
  'a picture of a hundred megapixels': () => png(10_000, 10_000),
  'a picture of one very long line': () => png(16_001, 2),
  'a small picture with a text that unfolds': async () =>
    png(64, 48, chunk('zTXt', text(await packed(createDeflate(), unfolded)))),
  'a small picture with a colour profile that unfolds': async () =>
    png(64, 48, chunk('iCCP', text(await packed(createDeflate(), unfolded)))),
  'a document that unfolds': document,
};

test.each(Object.entries(bombs))('%s takes no memory, at any door', async (_name, make) => {
  const bytes = await make();
  expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
  const images = await app.orm.em.fork().count(Image);
  for (const [door, ask] of Object.entries({
    picture: () => send('/api/admin/images', 'image', bytes),
    gallery: () => send('/api/admin/gallery/upload', 'image', bytes),
    document: () => send('/api/admin/resources/files', 'file', bytes),
    résumé: () => sendResume(bytes),
  })) {
    const { answer, grown } = await grownBy(ask);
    // A small picture may come in; what is written beside its pixels is not read.
    expect([door, [201, 413, 415].includes(answer.status)]).toEqual([door, true]);
    expect([door, grown < allowed ? 'flat' : grown]).toEqual([door, 'flat']);
  }
  const isSmall = _name.includes('small');
  if (!isSmall) expect(await app.orm.em.fork().count(Image)).toBe(images);
  expect(await app.orm.em.fork().count(Upload, { purpose: 'resume', status: 'stored' })).toBe(0);
});

test('a packed body of a call is unpacked no further than it may be long', async () => {
  const bytes = await packed(createGzip(), unfolded);
  for (const address of ['/api/contact', '/api/trpc/public.sendContact']) {
    const { answer, grown } = await grownBy(() =>
      admin.request('POST', address, {
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: new Uint8Array(bytes),
      }),
    );
    expect([400, 413, 415]).toContain(answer.status);
    expect(grown).toBeLessThan(allowed);
  }
});
