import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRenderer } from '../http/page-renderer.ts';
import { openMediaKit } from '../testing/media-kit.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const secret = 'what-lies-beside-the-assets';

const rendererOver = (assetFolder: string): PageRenderer => ({
  assets: { styles: [], scripts: ['/entry.js'], fonts: [], development: false },
  assetFolder,
  render: async () => new Response('a page', { status: 404 }),
});

/** Everything that looks something up by what stands in an address. */
const places = [
  '/',
  '/assets/',
  '/media-kit/files/',
  '/images/',
  '/objects/',
  '/og/en/',
  '/api/docs/files/',
  '/api/resources/',
  '/api/client/invoices/',
  '/api/employee-profiles/',
  '/news/',
  '/profile/',
];

/** Ways out of a folder, and into the answer's headers. */
const ways = [
  '../secret.txt',
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  '%2e%2e%2fsecret.txt',
  '..%5csecret.txt',
  '..\\secret.txt',
  '....//secret.txt',
  '..%252fsecret.txt',
  '..%c0%afsecret.txt',
  '..;/secret.txt',
  '/../../secret.txt',
  '%00',
  'x%00.png',
  'x%0d%0aSet-Cookie:%20a=b',
  '%0d%0a%0d%0a<script>alert(1)</script>',
  '~/.ssh/id_rsa',
  'C:%5cWindows%5cwin.ini',
  '.git/config',
  '.env',
  '__proto__',
  'constructor',
  `${'a/'.repeat(900)}`,
];

describeOnDatabases('an address that climbs', (kind) => {
  let app: TestApp;
  let folder: string;
  let cookie: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'talabridge-assets-'));
    const assets = path.join(folder, 'client');
    mkdirSync(path.join(assets, 'assets'), { recursive: true });
    writeFileSync(path.join(assets, '.env'), secret);
    writeFileSync(path.join(assets, 'secret.txt.map'), secret);
    for (const place of [folder, path.join(folder, 'assets')]) {
      mkdirSync(place, { recursive: true });
      writeFileSync(path.join(place, 'secret.txt'), secret);
    }
    app = await startTestApp(kind, { MEDIA_KIT_PIN: '0472' }, rendererOver(assets));
    const admin = await app.loginAs('admin');
    await openMediaKit(admin, '0472');
    cookie = admin.cookie;
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As it is: no client of ours tidies the address up first. */
  async function ask(address: string): Promise<string> {
    const socket = createConnection(Number(new URL(app.url).port), '127.0.0.1');
    socket.write(
      `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    );
    return (await socket.toArray()).join('');
  }

  test.each(places)('leads nowhere from %s', async (place) => {
    for (const way of ways) {
      const answer = await ask(place + way);
      const [head = ''] = answer.split('\r\n\r\n');
      expect([way, head.split('\r\n')[0]]).toEqual([
        way,
        expect.stringMatching(/^HTTP\/1\.1 (400|404|414) /),
      ]);
      expect([way, answer.includes(secret)]).toEqual([way, false]);
      expect([way, /^set-cookie: a=b/im.test(head)]).toEqual([way, false]);
      expect(head).not.toContain('<script>');
    }
  });
});
