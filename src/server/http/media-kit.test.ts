import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMediaKit } from '../testing/media-kit.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';
import type { PageRenderer } from './page-renderer.ts';

const file = '/media-kit/files/talabridge-logo-light.svg';

/** Says what the page was allowed to know of the kit. */
const rendererOver = (assetFolder: string): PageRenderer => ({
  assets: { styles: [], scripts: ['/entry.js'], fonts: [], development: false },
  assetFolder,
  render: async (request, { api }) => {
    const client = await api();
    const kit = await client.public.getMediaKit.query().then(
      ({ facts }) => `facts: ${facts.length}`,
      () => 'closed',
    );
    return new Response(`<p>${new URL(request.url).pathname} ${kit}</p>`);
  },
});

describeOnDatabases('the media kit', (kind) => {
  let app: TestApp;
  let assets: string;
  beforeAll(async () => {
    assets = mkdtempSync(path.join(tmpdir(), 'talabridge-assets-'));
    app = await startTestApp(kind, { MEDIA_KIT_PIN: '0472' }, rendererOver(assets));
  });
  afterAll(async () => {
    await app.close();
    rmSync(assets, { recursive: true, force: true });
  });

  async function opened(): Promise<TestClient> {
    const client = app.client();
    await openMediaKit(client, '0472');
    return client;
  }

  test('it holds logos, colours, texts in both languages and facts', async () => {
    const client = await opened();
    const kit = await client.trpc.public.getMediaKit.query();
    expect(kit.logos).toHaveLength(8);
    expect(kit.colours.map(({ hex }) => hex)).toContain('#F2A33A');
    expect(kit.boilerplates.map(({ id }) => id).toSorted()).toEqual(
      ['long-de', 'long-en', 'medium-de', 'medium-en', 'short-de', 'short-en'].toSorted(),
    );
    for (const { text } of kit.boilerplates) expect(text).toContain('Talabridge');
    expect(kit.facts).toContainEqual({ label: 'Founded', value: '22 February 2016' });
    for (const { files, preview } of kit.logos) {
      expect(files.map(({ url }) => url)).toContain(preview);
      for (const { url, format, size } of files) {
        const answer = await client.fetch(url);
        expect(answer.status).toBe(200);
        expect((await answer.arrayBuffer()).byteLength).toBe(size);
        const type = format === 'SVG' ? /^image\/svg\+xml/ : /^image\/png/;
        expect(answer.headers.get('content-type')).toMatch(type);
        expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
    }
  });

  test('its files are for whoever gave the PIN; others do not learn which there are', async () => {
    for (const address of [file, '/media-kit/files/no-such-file.svg', '/media-kit/files/..%2Fx']) {
      const answer = await app.client().get(address);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    const client = await opened();
    for (const address of ['/media-kit/files/no-such-file.svg', '/media-kit/files/..%2F..%2Fx']) {
      expect((await client.get(address)).status).toBe(404);
    }
  });

  test('its page sends others to where the PIN is asked for, and is kept nowhere', async () => {
    const client = await opened();
    for (const prefix of ['', '/de']) {
      for (const address of [`${prefix}/media-kit.html`, `${prefix}/media-kit.html?x=1`]) {
        const page = await client.get(address);
        expect(page.status).toBe(200);
        expect(page.text).toContain('facts: 10');
        expect(page.headers.get('cache-control')).toBe('private, no-store');
        const refused = await app.client().get(address);
        expect(refused.status).toBe(303);
        expect(refused.headers.get('location')).toBe(`${prefix}/media-kit`);
        expect(refused.headers.get('cache-control')).toBe('private, no-store');
        expect(refused.text).not.toContain('facts');
      }
    }
    for (const address of ['/media-kit.html/', '/de/media-kit.html/']) {
      expect((await app.client().get(address)).status).toBe(303);
    }
  });

  test('another spelling of its address never holds the kit, whoever asked first', async () => {
    for (const address of [
      '/MEDIA-KIT.html',
      '/media-kit.HTML',
      '/DE/media-kit.html',
      '/media%2Dkit.html',
      '//media-kit.html',
      '/media-kit.html//',
      '/x/..%2Fmedia-kit.html',
    ]) {
      for (const client of [await opened(), app.client()]) {
        expect((await client.get(app.url + address)).text).not.toContain('facts');
      }
    }
  });

  test('where the PIN is asked for, whoever gave it goes on; a cached page never holds the kit', async () => {
    const client = await opened();
    const onward = await client.get('/de/media-kit');
    expect(onward.status).toBe(303);
    expect(onward.headers.get('location')).toBe('/de/media-kit.html');
    // An opened kit does not open it for the others, who share the cached pages.
    expect((await client.get('/gallery')).text).toContain('closed');
    const asking = await app.client().get('/media-kit');
    expect(asking.status).toBe(200);
    expect(asking.text).toContain('closed');
  });
});
