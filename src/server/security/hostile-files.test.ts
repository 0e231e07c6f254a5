import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Image } from '../db/entities/images.ts';
import { Upload } from '../db/entities/uploads.ts';
import { plainPicture } from '../testing/pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient, TestResponse } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';
import { docxFile, pdfFile, programFile, zipFile } from '../uploads/testing/resume-files.ts';

const script = '<script>alert(document.domain)</script>';
const page = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);
const drawing = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`,
);
const picture = () => plainPicture('jpeg', { width: 64, height: 48 });

/** A comment behind the first mark of a JPEG, where every reader passes over it. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

/** Files that are one thing by their name and another by their bytes, or two things at once. */
const files: Record<string, { name: string; type: string; bytes: () => Buffer | Promise<Buffer> }> =
  {
    'a page named as a picture': { name: 'a.png', type: 'image/png', bytes: () => page },
    'a drawing named as a picture': { name: 'a.png', type: 'image/png', bytes: () => drawing },
    'a page named as a document': { name: 'a.pdf', type: 'application/pdf', bytes: () => page },
    'a drawing named as a document': {
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: () => drawing,
    },
    'a program named as a document': {
      name: 'cv.pdf',
      type: 'application/pdf',
      bytes: programFile,
    },
    'a program named as a picture': { name: 'a.jpg', type: 'image/jpeg', bytes: programFile },
    'a GIF that is a script': {
      name: 'a.gif',
      type: 'image/gif',
      bytes: () => Buffer.from('GIF89a=1;alert(document.domain)//'),
    },
    'a document that is a page': {
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: async () => Buffer.concat([Buffer.from(`%PDF-1.4\n${page}`), await pdfFile()]),
    },
    'a document that is an archive': {
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: async () => Buffer.concat([await pdfFile(), zipFile({ 'Main.class': 'x' })]),
    },
    'a picture that is an archive': {
      name: 'a.jpg',
      type: 'image/jpeg',
      bytes: async () => Buffer.concat([await picture(), zipFile({ 'Main.class': 'x' })]),
    },
    'a picture with a page in its head': {
      name: 'a.jpg',
      type: 'image/jpeg',
      bytes: async () => withComment(await picture(), page.toString()),
    },
    'a picture with a drawing that acts in its head': {
      name: 'a.jpg',
      type: 'image/jpeg',
      bytes: async () => withComment(await picture(), '<svg onload=alert(document.domain)>'),
    },
    'a picture with a drawing that acts behind a slash': {
      name: 'a.jpg',
      type: 'image/jpeg',
      bytes: async () => withComment(await picture(), `<svg/class=">"onload=alert(1)>`),
    },
    'a picture with a drawing behind it': {
      name: 'a.jpg',
      type: 'image/jpeg',
      bytes: async () =>
        Buffer.concat([
          await picture(),
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)"/></svg>',
          ),
        ]),
    },
    'a picture with a page behind it': {
      name: 'a.jpg',
      type: 'image/jpeg',
      bytes: async () => Buffer.concat([await picture(), page]),
    },
    'a picture with a page in its description': {
      name: 'a.png',
      type: 'image/png',
      bytes: async () =>
        sharp(await picture())
          .withExif({ IFD0: { ImageDescription: page.toString() } })
          .png()
          .toBuffer(),
    },
  };

describeOnDatabases('a file that is not what it says', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let employee: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    employee = await app.loginAs('employee');
  });
  afterAll(() => app.close());

  type File = { name: string; type: string; bytes: Buffer };
  const form = (client: TestClient, path: string, field: string, { name, type, bytes }: File) => {
    const body = new FormData();
    body.append('fileName', name);
    body.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
    return client.request('POST', path, { body });
  };

  /** Every way in. The last one takes text alone. */
  const doors: Record<string, (file: File) => Promise<TestResponse>> = {
    'a résumé': async ({ name, type, bytes }) => {
      const { body } = await app.client().post('/api/objects/upload');
      return app.client().request('PUT', Object(body).uploadURL, {
        headers: { 'content-type': type, 'x-file-name': name },
        body: new Uint8Array(bytes),
      });
    },
    'a picture of an administrator': (file) => form(admin, '/api/admin/images', 'image', file),
    'a photo of an employee': (file) => form(employee, '/api/employee/images', 'image', file),
    'a picture for the gallery': (file) => form(admin, '/api/admin/gallery/upload', 'image', file),
    'a document for employees': (file) => form(admin, '/api/admin/resources/files', 'file', file),
    'questions as a file': ({ bytes }) =>
      admin.request('POST', '/api/admin/questions/import', {
        headers: { 'content-type': 'text/csv' },
        body: new Uint8Array(bytes),
      }),
  };

  /** Every file of every picture there is. */
  async function publishedBytes(): Promise<Buffer[]> {
    const all: Buffer[] = [];
    for (const { id, widths } of await app.orm.em.fork().findAll(Image)) {
      for (const width of widths) {
        for (const format of ['avif', 'webp']) {
          const answer = await fetch(`${app.url}/images/${id}/${width}.${format}`);
          all.push(Buffer.from(await answer.arrayBuffer()));
        }
      }
    }
    return all;
  }

  /** What a file that is a picture as well comes to there: drawn anew, so that nothing but its pixels remains. */
  const drawsAnew = (door: string) => /photo|picture/.test(door);
  function expectedOf(what: string, door: string): number {
    if (drawsAnew(door) && what.startsWith('a picture')) return 201;
    return door.startsWith('questions') ? 400 : 415;
  }

  test.each(Object.entries(files))(
    '%s is refused or drawn anew, at every door',
    async (what, file) => {
      const em = app.orm.em.fork();
      const bytes = await file.bytes();
      for (const [door, send] of Object.entries(doors)) {
        const { status } = await send({ ...file, bytes });
        expect([door, status]).toEqual([door, expectedOf(what, door)]);
      }
      expect(await em.count(Upload, { status: 'stored' })).toBe(0);
      for (const published of await publishedBytes()) {
        expect(published.includes('<script')).toBe(false);
        expect(published.includes('<svg')).toBe(false);
        expect(published.includes('Main.class')).toBe(false);
      }
    },
  );

  test('what is honest comes in at its door', async () => {
    const pdf = { name: 'a.pdf', type: 'application/pdf', bytes: await pdfFile() };
    const jpeg = { name: 'a.jpg', type: 'image/jpeg', bytes: await picture() };
    for (const [door, send] of Object.entries(doors)) {
      if (door.startsWith('questions')) continue;
      expect([door, (await send(drawsAnew(door) ? jpeg : pdf)).status]).toEqual([door, 201]);
    }
    const document = doors['a document for employees'];
    expect((await document?.({ ...pdf, bytes: await docxFile() }))?.status).toBe(201);
    expect((await document?.(jpeg))?.status).toBe(201);
  });
});
