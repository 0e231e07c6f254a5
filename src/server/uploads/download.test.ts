import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditEvent } from '../db/entities/audit.ts';
import { Upload } from '../db/entities/uploads.ts';
import { pdfFile } from './testing/resume-files.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';

let server: UploadServer;
let stored = '';
let pdf: Buffer;

beforeAll(async () => {
  server = await startUploadServer();
  pdf = await pdfFile();
  const response = await fetch(await server.uploadUrl(), {
    method: 'PUT',
    body: new Uint8Array(pdf),
    headers: { 'x-file-name': encodeURIComponent('Lebenslauf Jürgen "X".pdf') },
  });
  stored = (await response.json()).id;
}, 60_000);
afterAll(() => server.close());

const get = (path: string, role?: string) =>
  fetch(server.url + path, role ? { headers: { 'x-test-role': role } } : {});

test('an administrator gets the file, as a download that no cache keeps', async () => {
  const response = await get(`/objects/${stored}`, 'admin');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': `attachment; filename="Lebenslauf Jurgen _X_.pdf"; filename*=UTF-8''Lebenslauf%20J%C3%BCrgen%20_X_.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);

  const [event] = await server.orm.em.fork().find(AuditEvent, { action: 'resume.read' });
  expect(event).toMatchObject({ subjectId: stored, actorName: 'Test', requestId: 'test' });
});

test.each([
  [undefined, 401],
  ['employee', 403],
  ['client', 403],
])('as %s the answer is %i, whether the file exists or not', async (role, status) => {
  for (const id of [stored, crypto.randomUUID(), 'x']) {
    const response = await get(`/objects/${id}`, role);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('%PDF');
  }
});

test.each([
  '/objects/',
  '/objects/x',
  '/objects/..%2f..%2fetc%2fpasswd',
  '/objects/%2e%2e%2f',
  '/objects/%00',
  '/objects/00000000-0000-4000-8000-000000000000',
])('%s is not found', async (path) => {
  expect((await get(path, 'admin')).status).toBe(404);
});

test('a path that climbs, sent as it is, is not found', async () => {
  const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1');
  socket.end('GET /objects/../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 404 /);
});

test('an upload that is still open and one whose bytes are gone are not found', async () => {
  const pending = new URL(await server.uploadUrl()).pathname;
  expect((await get(pending, 'admin')).status).toBe(404);

  const em = server.orm.em.fork();
  const before = await em.count(AuditEvent, { action: 'resume.read' });
  await server.objects.remove(await em.findOneOrFail(Upload, { id: stored }));
  expect((await get(`/objects/${stored}`, 'admin')).status).toBe(404);
  expect(await em.count(AuditEvent, { action: 'resume.read' })).toBe(before);
});
