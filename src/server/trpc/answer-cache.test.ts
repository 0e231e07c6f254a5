import { afterAll, beforeAll, expect, test } from 'vitest';
import { GalleryItem, GalleryLike } from '../db/entities/gallery.ts';
import { addGalleryItem } from '../testing/content.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

describeOnDatabases('what everybody is told alike', (kind) => {
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp(kind, {}, null, 60_000);
    const em = app.orm.em.fork();
    ({ id } = addGalleryItem(em, { caption: 'Harbour', captionGerman: 'Hafen' }));
    await em.flush();
  });
  afterAll(() => app.close());

  const counts = async (asked: { sessionId?: string } = {}) => {
    const items = await app.client().trpc.gallery.list.query(asked);
    return items.map(({ likeCount }) => likeCount);
  };
  const setCount = (likeCount: number) =>
    app.orm.em.fork().nativeUpdate(GalleryItem, { id }, { likeCount });

  test('is kept in each language, for all who like the same', async () => {
    expect(await counts()).toEqual([0]);
    await setCount(4);
    expect(await counts()).toEqual([0]);
    expect(await counts({ sessionId: 'session-one-2026' })).toEqual([0]);
    const german = await app.client().get('/api/gallery', { 'accept-language': 'de' });
    expect(german.body).toMatchObject([{ caption: 'Hafen', likeCount: 4 }]);
  });

  test('nobody is told what somebody else likes, on which server ever it was liked', async () => {
    const likes = async (sessionId: string) => {
      const items = await app.client().trpc.gallery.list.query({ sessionId });
      return items.map(({ hasLiked }) => hasLiked);
    };
    expect(await likes('session-four-2026')).toEqual([false]);
    const em = app.orm.em.fork();
    em.create(GalleryLike, { item: id, sessionId: 'session-four-2026' });
    await em.flush();
    expect(await likes('session-four-2026')).toEqual([true]);
    expect(await likes('session-five-2026')).toEqual([false]);
    await em.nativeDelete(GalleryLike, { sessionId: 'session-four-2026' });
    expect(await likes('session-four-2026')).toEqual([false]);
  });

  test('is read anew after a like, and after a publication', async () => {
    await counts();
    await setCount(6);
    await app.client().trpc.gallery.like.mutate({ id, sessionId: 'session-two-2026' });
    expect(await counts()).toEqual([7]);

    await setCount(9);
    expect(await counts()).toEqual([7]);
    const administrator = await app.loginAs('admin');
    await administrator.trpc.admin.pictures.update.mutate({ id, isActive: false });
    expect(await counts()).toEqual([]);
  });

  test('what is no input is refused as ever, and keeps nothing', async () => {
    const input = (meta: object) =>
      encodeURIComponent(JSON.stringify({ json: { search: '1' }, meta: { values: meta } }));
    const ask = (meta: object) =>
      app.client().get(`/api/trpc/public.listNews?input=${input(meta)}`);
    expect((await ask({ search: ['bigint'] })).status).toBe(400);
    expect((await ask({})).status).toBe(200);
  });

  test('a refusal is not kept', async () => {
    const list = () => app.client().get('/api/gallery?sessionId=x');
    expect((await list()).status).toBe(400);
    expect((await app.client().get('/api/gallery')).status).toBe(200);
  });
});
