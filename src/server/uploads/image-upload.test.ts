import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxPictureBytes, storeImageOutput } from '../../shared/contracts/picture.ts';
import { Image } from '../db/entities/images.ts';
import { plainPicture } from '../testing/pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const address = '/api/admin/images';
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp('embedded');
  admin = await app.loginAs('admin');
});
afterAll(() => app.close());

type Fields = Record<string, string | Buffer>;
function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/png' }), 'x.png');
  }
  return form;
}
const post = (client: TestClient, fields: Fields) =>
  client.request('POST', address, { body: formOf(fields) });
const incoming = () =>
  readdir(path.join(app.dataDir, 'objects', 'incoming')).catch((): string[] => []);
const imageCount = () => app.orm.em.fork().count(Image);

/** Left half red, right half blue. */
async function twoHalves(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 600, height: 400, channels: 3, background: 'white' } })
    .composite([
      { input: await half('#ff0000'), left: 0, top: 0 },
      { input: await half('#0000ff'), left: 300, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}

async function colourOf(url: string): Promise<{ red: number; blue: number }> {
  const bytes = Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
  const { channels } = await sharp(bytes).stats();
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 };
}

test('a picture comes in, whole or as the part that was chosen, and is served', async () => {
  const image = await twoHalves();
  const whole = storeImageOutput.parse((await post(admin, { image })).body).picture;
  expect(whole).toMatchObject({ width: 600, height: 400, widths: [320] });
  expect((await fetch(app.url + whole.url)).status).toBe(200);

  const crop = JSON.stringify({ x: 310, y: 10, width: 200, height: 300 });
  const part = storeImageOutput.parse((await post(admin, { image, crop })).body).picture;
  expect(part).toMatchObject({ width: 200, height: 300 });
  const { red, blue } = await colourOf(part.url);
  expect(red).toBeLessThan(40);
  expect(blue).toBeGreaterThan(200);
  expect(await incoming()).toEqual([]);
});

test('the crop counts in pixels of the picture as it is seen upright', async () => {
  // Shown turned by a quarter to the right: the red half is above the blue one.
  const image = await sharp(await twoHalves())
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const crop = JSON.stringify({ x: 0, y: 310, width: 400, height: 280 });
  const { picture } = storeImageOutput.parse((await post(admin, { image, crop })).body);
  expect(picture).toMatchObject({ width: 400, height: 280 });
  const { red, blue } = await colourOf(picture.url);
  expect(red).toBeLessThan(40);
  expect(blue).toBeGreaterThan(200);
});

test.each(['visitor', 'client', 'employee'] as const)('not as %s', async (role) => {
  const client = role === 'visitor' ? app.client() : await app.loginAs(role);
  const before = await imageCount();
  const answer = await post(client, { image: await twoHalves() });
  expect(answer.status).toBe(role === 'visitor' ? 401 : 403);
  expect(answer.body).toEqual({ code: expect.any(String), message: expect.any(String) });
  expect(await imageCount()).toBe(before);
});

test('a page of another site cannot upload', async () => {
  const answer = await admin.request('POST', address, {
    body: formOf({ image: await twoHalves() }),
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({ code: 'cross-origin' });
});

describe('what is refused leaves nothing', () => {
  const picture = () => plainPicture('png', { width: 100, height: 100 });
  const cases: [string, () => Promise<Fields> | Fields, number, string][] = [
    [
      'a drawing with a script named as a picture',
      () => ({ image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') }),
      415,
      'unsupported-media-type',
    ],
    [
      'a page',
      () => ({ image: Buffer.from('<!doctype html><p>x') }),
      415,
      'unsupported-media-type',
    ],
    ['a program', () => ({ image: Buffer.from('MZ\x90\x00') }), 415, 'unsupported-media-type'],
    [
      'a GIF',
      async () => ({ image: await plainPicture('gif', { width: 9, height: 9 }) }),
      415,
      'unsupported-media-type',
    ],
    [
      'one byte too many',
      () => ({ image: Buffer.alloc(maxPictureBytes + 1) }),
      413,
      'payload-too-large',
    ],
    [
      'few bytes that unfold to many pixels',
      async () => ({ image: await plainPicture('png', { width: 9000, height: 9000 }) }),
      413,
      'payload-too-large',
    ],
    ['no file', () => ({ crop: '' }), 400, 'invalid-input'],
    ['an empty file', () => ({ image: Buffer.alloc(0) }), 400, 'invalid-input'],
    ['a file under another name', async () => ({ photo: await picture() }), 400, 'invalid-input'],
    ['text in place of the file', () => ({ image: 'text' }), 400, 'invalid-input'],
    [
      'two files',
      async () => ({ image: await picture(), more: await picture() }),
      400,
      'invalid-input',
    ],
    [
      'a crop that is no JSON',
      async () => ({ image: await picture(), crop: '{' }),
      400,
      'invalid-input',
    ],
    [
      'a crop beyond the edge',
      async () => ({
        image: await picture(),
        crop: JSON.stringify({ x: 50, y: 0, width: 51, height: 10 }),
      }),
      400,
      'invalid-input',
    ],
    [
      'a crop of nothing',
      async () => ({
        image: await picture(),
        crop: JSON.stringify({ x: 0, y: 0, width: 0, height: 10 }),
      }),
      400,
      'invalid-input',
    ],
    [
      'a field without end',
      async () => ({ crop: 'x'.repeat(20_000), image: await picture() }),
      400,
      'invalid-input',
    ],
  ];

  test.each(cases)('%s', async (_name, make, status, code) => {
    const before = await imageCount();
    const answer = await post(admin, await make());
    expect(answer.body).toMatchObject({ code });
    expect(answer.status).toBe(status);
    expect(await imageCount()).toBe(before);
    expect(await incoming()).toEqual([]);
  });

  test('a body that is no form, and one that breaks off', async () => {
    const json = await admin.request('POST', address, {
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    const broken = await admin.request('POST', address, {
      body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
    expect(await incoming()).toEqual([]);
  });

  test('a connection that is lost on the way', async () => {
    const sending = request(app.url + address, {
      method: 'POST',
      headers: {
        cookie: admin.cookie,
        origin: app.url,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 2_000_000,
      },
    });
    sending.on('error', () => {});
    sending.write('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
    sending.write(Buffer.alloc(500_000));
    await expect.poll(async () => (await incoming()).length).toBe(1);
    sending.destroy();
    await expect.poll(incoming).toEqual([]);
  });
});

test('twenty pictures of the largest size at once stay out of memory', {
  timeout: 120_000,
  tags: ['rest'],
}, async () => {
  // The picture is small; what is sent after its end makes the file large.
  const picture = await plainPicture('jpeg', { width: 4000, height: 3000 });
  const image = Buffer.concat([picture, Buffer.alloc(maxPictureBytes - picture.length)]);
  const boundary = 'boundary-of-the-form';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  /** Sends the one shared buffer piece by piece, so that the sender adds nothing to what is measured. */
  const send = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const sending = request(app.url + address, {
        method: 'POST',
        headers: {
          cookie: admin.cookie,
          origin: app.url,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length,
        },
      });
      sending.on('error', reject);
      sending.on('response', (response) => resolve(response.resume().statusCode));
      let at = 0;
      const next = () => {
        if (at >= body.length) return sending.end();
        const chunk = body.subarray(at, at + 64 * 1024);
        at += chunk.length;
        sending.write(chunk, next);
      };
      next();
    });
  await send();
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  const statuses = await Promise.all(Array.from({ length: 20 }, send));
  clearInterval(sampling);
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 201));
  // What the collector has not come to yet counts too.
  expect((peak - before) / 20).toBeLessThan(2 * maxPictureBytes);
});
