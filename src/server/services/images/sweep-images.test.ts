import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { GalleryItem } from '../../db/entities/gallery.ts';
import { Image } from '../../db/entities/images.ts';
import { NewsArticle } from '../../db/entities/news.ts';
import { createLog } from '../../log.ts';
import { openObjectStore } from '../../storage/object-store.ts';
import { plainPicture } from '../../testing/pictures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';
import { storeImage } from './store-image.ts';
import { sweepImages } from './sweep-images.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeOnDatabases('pictures that nothing shows', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  test('go after a day with their files; those in use stay', async () => {
    const objects = openObjectStore(app.dataDir);
    const context = () => ({
      em: app.orm.em.fork({ useContext: true }),
      objects,
      log: createLog('silent'),
    });
    const bytes = await plainPicture('png', { width: 50, height: 50 });
    const stored = [];
    for (let index = 0; index < 7; index += 1) stored.push(await storeImage(context(), bytes));
    const [photo, third, hanging, main, inText, german, loose] = stored.map(({ id }) => id);
    if (!photo || !third || !hanging || !main || !inText || !german || !loose) throw new Error();

    const em = app.orm.em.fork();
    const employee = { position: 'x', bio: 'x', shortBio: 'x', skills: [], deletedAt: new Date() };
    em.create(EmployeeProfile, { ...employee, name: 'A', slug: 'a', image: photo });
    em.create(EmployeeProfile, { ...employee, name: 'B', slug: 'b', additionalImage3: third });
    em.create(GalleryItem, { image: hanging });
    const article = { excerpt: 'x', tags: [], hashtags: [] };
    em.create(NewsArticle, { ...article, title: 'A', slug: 'a', content: 'x', mainImage: main });
    em.create(NewsArticle, {
      ...article,
      title: 'B',
      slug: 'b',
      content: `![x](/images/${inText})`,
      german: { title: 'B', excerpt: 'x', content: `![x](/images/${german}/320.webp)` },
    });
    await em.flush();

    expect(await sweepImages(context())).toBe(0);
    const addressOf = (id: string) => `${app.url}/images/${id}`;
    expect((await fetch(addressOf(loose))).status).toBe(200);

    expect(await sweepImages(context(), new Date(Date.now() + dayMs + 1000))).toBe(1);
    const left = (await app.orm.em.fork().findAll(Image)).map(({ id }) => id);
    expect(left.toSorted()).toEqual([photo, third, hanging, main, inText, german].toSorted());
    expect((await fetch(addressOf(loose))).status).toBe(404);
    for (const id of left) expect((await fetch(addressOf(id))).status).toBe(200);
    let files = 0;
    for await (const _ of objects.listOlderThan(new Date(Date.now() + dayMs))) files += 1;
    expect(files).toBe(2 * left.length);
  });
});
