import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxPictureBytes } from '../../../shared/contracts/picture.ts';
import { ImageVariant } from '../../db/entities/images.ts';
import { createLog } from '../../log.ts';
import { openObjectStore } from '../../storage/object-store.ts';
import { plainPicture } from '../../testing/pictures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';
import { sweepUploads } from '../uploads/sweep-uploads.ts';
import { storeImage } from './store-image.ts';

describeOnDatabases('pictures', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const context = () => ({
    em: app.orm.em.fork({ useContext: true }),
    objects: openObjectStore(app.dataDir),
  });
  const store = (source: Buffer | string) => storeImage(context(), source);
  const storedFiles = async () =>
    (await readdir(path.join(app.dataDir, 'objects'), { recursive: true })).filter((name) =>
      /^[0-9a-f]{2}[/\\][0-9a-f]{2}[/\\]/.test(name),
    );

  test('a picture is made in every width up to its own and served for ever', async () => {
    const image = await store(await plainPicture('jpeg', { width: 1000, height: 500 }));
    expect(image).toMatchObject({ width: 1000, height: 500, widths: [320, 640, 960] });
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(image.placeholder.length).toBeLessThan(1000);
    for (const format of ['avif', 'webp']) {
      for (const width of image.widths) {
        const answer = await fetch(`${app.url}/images/${image.id}/${width}.${format}`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe(`image/${format}`);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
        const { width: columns, height } = await sharp(bytes).metadata();
        expect([columns, height]).toEqual([width, width / 2]);
      }
    }
    const widest = await fetch(`${app.url}/images/${image.id}`);
    expect(widest.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await widest.arrayBuffer())).metadata()).width).toBe(960);
  });

  test('HEAD and If-None-Match send no bytes; what is not there is a 404', async () => {
    const image = await store(await plainPicture('png', { width: 100, height: 80 }));
    expect(image.widths).toEqual([100]);
    const address = `${app.url}/images/${image.id}/100.webp`;
    const head = await fetch(address, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    const headers = { 'if-none-match': head.headers.get('etag') ?? '' };
    expect((await fetch(address, { headers })).status).toBe(304);
    for (const missing of [
      `/images/${image.id}/320.webp`,
      `/images/${image.id}/100.png`,
      `/images/${image.id}/0100.webp`,
      `/images/${crypto.randomUUID()}`,
      '/images/not-an-id',
      '/images/..%2f..%2fdatabase',
    ]) {
      const answer = await fetch(app.url + missing);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('the camera’s rotation is applied, and its metadata is gone', async () => {
    const turned = await sharp(await plainPicture('jpeg', { width: 800, height: 400 }))
      .withExif({ IFD0: { Orientation: '6', Copyright: 'canary-7f3a', Artist: 'canary-7f3a' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = await store(turned);
    expect(image).toMatchObject({ width: 400, height: 800, widths: [320] });
    for (const format of ['avif', 'webp']) {
      const answer = await fetch(`${app.url}/images/${image.id}/320.${format}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { height, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect({ height, exif, xmp, icc }).toMatchObject({ height: 640 });
      expect([exif, xmp, icc].every((found) => found === undefined)).toBe(true);
      expect(orientation ?? 1).toBe(1);
      expect(bytes.includes('canary-7f3a')).toBe(false);
    }
  });

  test('files without a row are swept, those of a picture never', async () => {
    const image = await store(await plainPicture('webp', { width: 700, height: 700 }));
    const { em, objects } = context();
    const variants = await em.find(ImageVariant, { image: image.id });
    const [first] = variants;
    if (!first) throw new Error('no variant');
    const old = new Date(Date.now() - 48 * 3_600_000);
    for (const name of await storedFiles()) {
      await utimes(path.join(app.dataDir, 'objects', name), old, old);
    }
    const log = createLog('silent');
    const before = await storedFiles();
    const sweep = () => sweepUploads({ em, objects, log });
    expect((await sweep()).objects).toBe(0);
    expect(await storedFiles()).toEqual(before);
    await em.nativeDelete(ImageVariant, { id: first.id });
    expect((await sweep()).objects).toBe(1);
    expect((await storedFiles()).length).toBe(before.length - 1);
  });

  describe('what is refused', () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );

    test.each([
      ['an SVG', () => svg],
      ['a GIF', () => plainPicture('gif', { width: 50, height: 50 })],
      ['text', () => Buffer.from('not a picture at all')],
      ['nothing', () => Buffer.alloc(0)],
      [
        'half a JPEG',
        async () => (await plainPicture('jpeg', { width: 900, height: 900 })).subarray(0, 700),
      ],
      [
        'a PNG of noise behind its signature',
        () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(400, 7)]),
      ],
    ])('%s', async (_name, make) => {
      const before = await storedFiles();
      await expect(store(await make())).rejects.toMatchObject({ code: 'unsupported-media-type' });
      expect(await storedFiles()).toEqual(before);
    });

    test('too many pixels in a small file, and too many bytes', async () => {
      const bomb = await plainPicture('png', { width: 8000, height: 6500 });
      expect(bomb.length).toBeLessThan(1_000_000);
      await expect(store(bomb)).rejects.toMatchObject({ code: 'payload-too-large' });
      await expect(store(Buffer.alloc(maxPictureBytes + 1))).rejects.toMatchObject({
        code: 'payload-too-large',
      });
    });
  });
});
