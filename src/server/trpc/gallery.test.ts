import { afterAll, beforeAll, expect, test } from 'vitest';
import { GalleryItem, GalleryLike } from '../db/entities/gallery.ts';
import { addGalleryItem } from '../testing/content.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const session = 'session-one-2026';

describeOnDatabases('the gallery', (kind) => {
  let app: TestApp;
  let items: GalleryItem[];
  beforeAll(async () => {
    app = await startTestApp(kind);
    const em = app.orm.em.fork();
    items = [
      addGalleryItem(em, { caption: 'Second', displayOrder: 2, alt: 'A bridge' }),
      addGalleryItem(em, {
        caption: 'First <script>alert(1)</script>',
        captionGerman: 'Erstes',
        displayOrder: 1,
      }),
      addGalleryItem(em, { caption: null, displayOrder: 3 }),
      addGalleryItem(em, { caption: 'Hidden', isActive: false }),
    ];
    await em.flush();
  });
  afterAll(() => app.close());

  const itemAt = (index: number) => items[index]?.id ?? '';
  const countOf = async (id: string) => {
    const em = app.orm.em.fork();
    const item = await em.findOneOrFail(GalleryItem, { id });
    return { shown: item.likeCount, rows: await em.count(GalleryLike, { item: id }) };
  };

  test('shows the active ones in their order and in the reader’s language', async () => {
    const client = app.client();
    const english = await client.get('/api/gallery');
    expect(english.status).toBe(200);
    expect(english.body).toMatchObject([
      { caption: 'First <script>alert(1)</script>', likeCount: 0, hasLiked: false },
      { caption: 'Second', alt: 'A bridge', picture: { widths: [320, 640, 960] } },
      { caption: null },
    ]);
    const german = await client.get('/api/gallery', { 'accept-language': 'de' });
    expect(german.body).toMatchObject([{ caption: 'Erstes' }, { caption: 'Second' }, {}]);
    expect((await client.get('/api/gallery?sessionId=x')).status).toBe(400);
  });

  test('a like is one however often it is sent, and can be taken back', async () => {
    const client = app.client();
    const id = itemAt(0);
    const like = () => client.post(`/api/gallery/${id}/like`, { sessionId: session });
    expect((await like()).body).toEqual({ likeCount: 1, hasLiked: true });
    expect((await like()).body).toEqual({ likeCount: 1, hasLiked: true });
    const mine = await client.trpc.gallery.list.query({ sessionId: session });
    expect(mine.map(({ hasLiked }) => hasLiked)).toEqual([false, true, false]);
    const other = await client.trpc.gallery.list.query({ sessionId: 'session-two-2026' });
    expect(other.some(({ hasLiked }) => hasLiked)).toBe(false);
    await client.trpc.gallery.like.mutate({ id, sessionId: 'session-two-2026' });
    const [, now] = await client.trpc.gallery.list.query({ sessionId: session });
    expect(now).toMatchObject({ likeCount: 2, hasLiked: true });
    await client.trpc.gallery.unlike.mutate({ id, sessionId: 'session-two-2026' });
    const unlike = () => client.delete(`/api/gallery/${id}/like?sessionId=${session}`);
    expect((await unlike()).body).toEqual({ likeCount: 0, hasLiked: false });
    expect((await unlike()).body).toEqual({ likeCount: 0, hasLiked: false });
    expect(await countOf(id)).toEqual({ shown: 0, rows: 0 });
  });

  test('what is unknown or hidden cannot be liked', async () => {
    const client = app.client();
    for (const id of [crypto.randomUUID(), itemAt(3)]) {
      const answer = await client.post(`/api/gallery/${id}/like`, { sessionId: session });
      expect(answer.status).toBe(404);
    }
    expect(await countOf(itemAt(3))).toEqual({ shown: 0, rows: 0 });
    for (const sessionId of ['short', 'with spaces in it', '', undefined, 'x'.repeat(101)]) {
      const answer = await client.post(`/api/gallery/${itemAt(0)}/like`, { sessionId });
      expect(answer.status).toBe(400);
    }
  });

  test('400 likes of 320 browsers at once count 320', { timeout: 120_000 }, async () => {
    const id = itemAt(1);
    const sessions = Array.from({ length: 400 }, (_, index) => `browser-${index % 320}-x`);
    const clients = Array.from({ length: 20 }, () => app.client().trpc);
    const lanes = clients.map(async (client, lane) => {
      const mine = sessions.filter((_, index) => index % clients.length === lane);
      for (let from = 0; from < mine.length; from += 10) {
        const batch = mine.slice(from, from + 10);
        await Promise.all(batch.map((sessionId) => client.gallery.like.mutate({ id, sessionId })));
      }
    });
    await Promise.all(lanes);
    expect(await countOf(id)).toEqual({ shown: 320, rows: 320 });
    const likes = Array.from({ length: 40 }, (_, index) =>
      index % 2
        ? app.client().trpc.gallery.like.mutate({ id, sessionId: 'undecided-one' })
        : app.client().trpc.gallery.unlike.mutate({ id, sessionId: 'undecided-one' }),
    );
    await Promise.all(likes);
    const { shown, rows } = await countOf(id);
    expect(shown).toBe(rows);
  });
});
