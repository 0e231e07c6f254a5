import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditEvent } from '../db/entities/audit.ts';
import { GalleryItem, GalleryLike } from '../db/entities/gallery.ts';
import { addGalleryItem } from '../testing/content.ts';
import { plainPicture } from '../testing/pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const path = '/api/admin/gallery';

describeOnDatabases('the gallery for administrators', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(() => app.orm.em.fork().nativeDelete(GalleryItem, {}));

  const add = async (...given: Parameters<typeof addGalleryItem>[1][]) => {
    const em = app.orm.em.fork();
    const items = given.map((fields) => addGalleryItem(em, fields));
    await em.flush();
    return items.map(({ id }) => id);
  };
  const stored = (id: string) => app.orm.em.fork().findOneOrFail(GalleryItem, { id });
  const publicCaptions = async () => {
    const { body } = await app.client().get('/api/gallery');
    return Object(body).map(({ caption }: { caption: string }) => caption);
  };

  describe('list', () => {
    test('all of them as an array, newest first, with what the public does not see', async () => {
      const [first = '', second = ''] = await add(
        { caption: 'First', displayOrder: 1 },
        { caption: 'Second', displayOrder: 2, isActive: false },
      );
      await app.orm.em
        .fork()
        .nativeUpdate(GalleryItem, { id: first }, { createdAt: new Date(Date.now() - 60_000) });
      const answer = await admin.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-total-count')).toBe('2');
      expect(answer.headers.get('link')).toBeNull();
      expect(answer.body).toMatchObject([
        { id: second, isActive: false, likeCount: 0, imageUrl: expect.stringMatching(/^\/images/) },
        { id: first, caption: 'First', isActive: true },
      ]);
    });

    test('page by page, each picture once', async () => {
      await add(...Array.from({ length: 5 }, (_, at) => ({ caption: `Picture ${at}` })));
      const seen: string[] = [];
      let next: string | undefined = `${path}?limit=2`;
      while (next) {
        const answer = await admin.get(next);
        expect(answer.headers.get('x-total-count')).toBe('5');
        seen.push(...Object(answer.body).map(({ id }: { id: string }) => id));
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(seen).toHaveLength(5);
      expect(new Set(seen).size).toBe(5);
    });

    test.each(['?limit=0', '?limit=1001', '?limit=many', '?cursor=nonsense', '?cursor=W10'])(
      '%s is 400',
      async (query) => {
        const answer = await admin.get(path + query);
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ code: 'invalid-input' });
      },
    );

    test('for the screen: narrowed, searched, sorted, counted', async () => {
      const ids = await add(
        { caption: 'A bridge', displayOrder: 3 },
        { caption: 'A ferry', displayOrder: 1, alt: 'Boat at 100% speed' },
        { captionGerman: 'Brücke bei Nacht', displayOrder: 2, isActive: false },
      );
      await app.orm.em.fork().nativeUpdate(GalleryItem, { id: ids[0] ?? '' }, { likeCount: 7 });
      const list = admin.trpc.admin.pictures.list;
      const found = async (input: Parameters<typeof list.query>[0]) =>
        (await list.query(input)).rows.map(({ id }) => ids.indexOf(id));
      expect(await found({})).toEqual([1, 2, 0]);
      expect(await found({ sort: 'likes', limit: 1 })).toEqual([0]);
      expect(await found({ state: 'hidden' })).toEqual([2]);
      expect(await found({ search: 'BR' })).toEqual([2, 0]);
      expect(await found({ search: '100%' })).toEqual([1]);
      expect(await found({ search: '%' })).toEqual([1]);
      expect(await list.query({ state: 'active', search: 'br' })).toMatchObject({
        total: 1,
        counts: { active: 2, hidden: 1 },
      });
      const first = await list.query({ limit: 2 });
      const second = await list.query({ limit: 2, after: first.nextCursor ?? '' });
      expect(second.rows.map(({ id }) => id)).toEqual([ids[0]]);
      const back = await list.query({ limit: 2, before: second.previousCursor ?? '' });
      expect(back.rows).toEqual(first.rows);
    });
  });

  describe('upload', () => {
    const formOf = (fields: Record<string, string>, image?: Buffer) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      if (image) form.append('image', new Blob([new Uint8Array(image)]), 'a.png');
      return form;
    };
    const upload = (fields: Record<string, string>, image?: Buffer, client = admin) =>
      client.request('POST', `${path}/upload`, { body: formOf(fields, image) });
    const png = () => plainPicture('png', { width: 640, height: 480 });

    test('a picture with its texts comes first in the gallery and is served', async () => {
      await add({ caption: 'Old', displayOrder: 0 });
      const texts = { caption: ' New ', captionGerman: 'Neu', alt: 'Teal', altGerman: 'Petrol' };
      const answer = await upload(texts, await png());
      expect(answer.status).toBe(201);
      const item = Object(answer.body);
      expect(item).toMatchObject({ ...texts, caption: 'New', isActive: true, likeCount: 0 });
      expect(await publicCaptions()).toEqual(['New', 'Old']);
      const served = await app.client().get(item.imageUrl);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(await app.orm.em.fork().findOne(AuditEvent, { subjectId: item.id })).toMatchObject({
        action: 'gallery.upload',
        subjectLabel: 'New',
      });
    });

    test('the caption is optional; likes and state are not the sender’s to set', async () => {
      const answer = await upload(
        { likeCount: '99', isActive: 'false', id: randomUUID(), part: randomUUID() },
        await png(),
      );
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ caption: null, alt: '', likeCount: 0, isActive: true });
    });

    test('without texts it is called by its file among administrators, by its number in public', async () => {
      await add({ caption: 'Old', alt: '', displayOrder: 1 });
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(await png())]), 'Büro am Fluß.v2.png');
      const answer = await admin.request('POST', `${path}/upload`, { body: form });
      expect(answer.body).toMatchObject({ fileName: 'Büro am Fluß.v2', alt: '', caption: null });
      const { id } = Object(answer.body);
      expect(await app.orm.em.fork().findOne(AuditEvent, { subjectId: id })).toMatchObject({
        subjectLabel: 'Büro am Fluß.v2',
      });
      const shown = async (language: string) => {
        const { body } = await app.client().get('/api/gallery', { 'accept-language': language });
        return Object(body).map(({ alt }: { alt: string }) => alt);
      };
      expect(await shown('en')).toEqual(['Gallery Image 1', 'Old']);
      expect(await shown('de')).toEqual(['Galeriebild 1', 'Old']);
    });

    test.each([
      ['nothing', () => upload({ caption: 'x' }), 400],
      ['an empty file', () => upload({}, Buffer.alloc(0)), 400],
      ['a web page', () => upload({}, Buffer.from('<html><script>alert(1)</script>')), 415],
      ['an SVG', () => upload({}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415],
      ['half a picture', async () => upload({}, (await png()).subarray(0, 60)), 415],
      ['a caption too long', async () => upload({ caption: 'x'.repeat(301) }, await png()), 400],
      ['JSON', () => admin.post(`${path}/upload`, { image: 'x' }), 415],
      ['a visitor', async () => upload({}, await png(), app.client()), 401],
    ])('%s is refused and leaves nothing', async (_name, send, status) => {
      const answer = await send();
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      expect(await app.orm.em.fork().count(GalleryItem)).toBe(0);
    });

    test.each(['client', 'employee'] as const)('a %s is refused', async (role) => {
      const answer = await upload({}, await png(), await app.loginAs(role));
      expect(answer.status).toBe(403);
    });
  });

  describe('change', () => {
    test('hidden, a picture is gone for the public; shown, it is back', async () => {
      const [id = ''] = await add({ caption: 'Here' });
      const hidden = await admin.patch(`${path}/${id}`, { isActive: false });
      expect(hidden.status).toBe(200);
      expect(hidden.body).toMatchObject({ id, isActive: false, caption: 'Here' });
      expect(await publicCaptions()).toEqual([]);
      await admin.patch(`${path}/${id}`, { isActive: true });
      expect(await publicCaptions()).toEqual(['Here']);
    });

    test('texts change, empty captions are none, likes and version are not the sender’s', async () => {
      const [id = ''] = await add({ caption: 'Old', alt: 'Old' });
      const changes = { caption: '', captionGerman: ' Neu ', alt: 'New', likeCount: 50, id: 'x' };
      const answer = await admin.patch(`${path}/${id}`, changes);
      expect(answer.body).toMatchObject({ id, caption: null, captionGerman: 'Neu', alt: 'New' });
      expect(await stored(id)).toMatchObject({ likeCount: 0, isActive: true, version: 2 });
    });

    test('who edited an older version gets 409 and overwrites nothing', async () => {
      const [id = ''] = await add({ caption: 'Old' });
      await admin.patch(`${path}/${id}`, { version: 1, caption: 'First' });
      const late = await admin.patch(`${path}/${id}`, { version: 1, caption: 'Second' });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({ code: 'conflict' });
      expect((await stored(id)).caption).toBe('First');
    });

    test.each([
      [{ isActive: 'no' }, 'isActive'],
      [{ isActive: null }, 'isActive'],
      [{ caption: 5 }, 'caption'],
      [{ caption: 'x'.repeat(301) }, 'caption'],
      [{ captionGerman: ['x'] }, 'captionGerman'],
      [{ alt: null }, 'alt'],
      [{ altGerman: 'x'.repeat(301) }, 'altGerman'],
      [{ version: 'one' }, 'version'],
    ])('%j is 400 at %s and changes nothing', async (changes, field) => {
      const [id = ''] = await add({ caption: 'Old' });
      const answer = await admin.patch(`${path}/${id}`, changes);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid-input', issues: [{ path: field }] });
      expect(await stored(id)).toMatchObject({ caption: 'Old', version: 1 });
    });
  });

  describe('delete', () => {
    test('takes the picture and its likes, once', async () => {
      const [id = ''] = await add({ caption: 'Gone' });
      await app.client().post(`/api/gallery/${id}/like`, { sessionId: 'session-one-2026' });
      const answers = await Promise.all([1, 2, 3].map(() => admin.delete(`${path}/${id}`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
      expect(await publicCaptions()).toEqual([]);
      expect(await app.orm.em.fork().count(GalleryLike, { item: id })).toBe(0);
      expect(await app.orm.em.fork().count(AuditEvent, { subjectId: id })).toBe(1);
    });
  });

  test.each(['1', 'not-a-uuid', '..%2fapplications', '%00'])('the id %s is 400', async (id) => {
    expect((await admin.patch(`${path}/${id}`, {})).status).toBe(400);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(400);
  });

  test('an unknown id is 404', async () => {
    expect((await admin.patch(`${path}/${randomUUID()}`, { isActive: true })).status).toBe(404);
    expect((await admin.delete(`${path}/${randomUUID()}`)).status).toBe(404);
  });

  describe('order', () => {
    const order = (ids: string[]) => admin.trpc.admin.pictures.order.mutate({ ids });

    test('the given ones share out their places, whatever lies between, and ties are no matter', async () => {
      const [a = '', b = '', c = '', d = ''] = await add(
        { caption: 'a', displayOrder: 1 },
        { caption: 'b', displayOrder: 2 },
        { caption: 'c', displayOrder: 3 },
        { caption: 'd', displayOrder: 3 },
      );
      await order([d, c, b, a]);
      expect(await publicCaptions()).toEqual(['d', 'c', 'b', 'a']);
      await order([a, d, randomUUID()]);
      expect(await publicCaptions()).toEqual(['a', 'c', 'b', 'd']);
      expect(await stored(a)).toMatchObject({ version: 1 });
    });

    test('many at the same time leave one whole sequence', async () => {
      const ids = await add(...Array.from({ length: 6 }, (_, at) => ({ displayOrder: at })));
      await Promise.all([order(ids), order(ids.toReversed()), order(ids), order(ids.toReversed())]);
      const items = await app.orm.em.fork().find(GalleryItem, {});
      expect(new Set(items.map(({ displayOrder }) => displayOrder)).size).toBe(6);
    });

    test.each([[[]], [['x']], [[randomUUID(), 5]]])('%j is refused', async (ids) => {
      const answer = await admin.post('/api/trpc/admin.pictures.order', { json: { ids } });
      expect(answer.status).toBe(400);
    });
  });
});
