import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFile } from '../uploads/testing/resume-files.ts';
import { portOf } from '../uploads/testing/upload-server.ts';
import { createUploadThingStore, uploadConnectSources } from './uploadthing-store.ts';

const token = Buffer.from(
  JSON.stringify({
    apiKey: 'sk_test',
    appId: 'app',
    regions: ['fra1', 'sea1'],
    ingestHost: 'ingest.example',
  }),
).toString('base64');

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string };
const seen: Seen[] = [];
let pdf: Buffer;
let folder = '';

/** Stands for the cloud: takes files, deletes them, and answers ranges. */
const cloud = createServer(async (req, res) => {
  const body = Buffer.concat(await req.toArray()).toString('latin1');
  seen.push({ method: req.method, url: req.url, headers: req.headers, body });
  const range = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '');
  if (req.url?.includes('/f/missing')) {
    res.writeHead(404).end();
  } else if (req.method === 'GET' && range) {
    res.writeHead(206).end(pdf.subarray(Number(range[1]), Number(range[2]) + 1));
  } else if (req.method === 'GET') {
    res.end(pdf);
  } else {
    res.setHeader('content-type', 'application/json');
    res.end(
      JSON.stringify({
        success: true,
        deletedCount: 1,
        url: '',
        appUrl: '',
        ufsUrl: '',
        fileHash: '',
      }),
    );
  }
});

let store: ReturnType<typeof createUploadThingStore>;
beforeAll(async () => {
  pdf = await pdfFile();
  folder = await mkdtemp(path.join(tmpdir(), 'cloud-'));
  await new Promise<void>((resolve) => cloud.listen(0, '127.0.0.1', resolve));
  const port = portOf(cloud);
  store = createUploadThingStore({
    token,
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return fetch(`http://127.0.0.1:${port}/${url.host}${url.pathname}${url.search}`, init);
    },
  });
});
afterAll(async () => {
  cloud.close();
  await rm(folder, { recursive: true });
});

test('a checked file is handed over as private, under our id', async () => {
  const file = path.join(folder, 'part');
  await writeFile(file, pdf);
  const kept = { id: 'our-id', path: file, fileName: 'Jürgen.pdf', contentType: 'application/pdf' };
  const key = await store.store(kept, store.reserve('our-id'));
  expect(key).toMatch(/^\w{40,}$/);
  const sent = seen.at(-1);
  expect(sent?.url).toContain(`/fra1.ingest.example/${key}?`);
  expect(sent?.url).toContain('x-ut-acl=private');
  expect(sent?.url).toContain('x-ut-custom-id=our-id');
  expect(sent?.body).toContain('%PDF-1.7');
});

test('objects are read through signed addresses, whole or in ranges', async () => {
  expect(Buffer.concat(await (await store.open('key')).toArray())).toEqual(pdf);
  expect(seen.at(-1)?.url).toMatch(/^\/app\.ufs\.sh\/f\/key\?expires=\d+&signature=/);
  const source = await store.source('key', pdf.length);
  expect(await source.read(0, 8)).toEqual(pdf.subarray(0, 8));
  expect(await source.read(pdf.length - 4, 100)).toEqual(pdf.subarray(-4));
  await expect(store.open('missing')).rejects.toMatchObject({ code: 'not-found' });
});

test('removal names the key, or our id while the key is not known', async () => {
  await store.remove('key');
  expect(JSON.parse(seen.at(-1)?.body ?? '')).toEqual({ fileKeys: ['key'] });
  await store.remove(store.reserve('our-id'));
  expect(JSON.parse(seen.at(-1)?.body ?? '')).toEqual({ customIds: ['our-id'] });
});

test('the browser may send to the regions of the token', () => {
  expect(uploadConnectSources(undefined)).toEqual([]);
  expect(uploadConnectSources(token)).toEqual([
    'https://fra1.ingest.example',
    'https://sea1.ingest.example',
  ]);
  expect(() => uploadConnectSources('nonsense')).toThrow('UPLOADTHING_TOKEN');
});
