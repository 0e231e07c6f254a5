import { afterAll, beforeAll, expect, test } from 'vitest';
import { NewsArticle } from '../db/entities/news.ts';
import { addArticle } from '../testing/content.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const hour = 3_600_000;
const day = (number: number) => new Date(Date.UTC(2026, 2, number, 8));

describeOnDatabases('news', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
    const em = app.orm.em.fork();
    for (let number = 1; number <= 11; number += 1) {
      addArticle(em, {
        slug: `day-${number}`,
        title: `Day ${number}`,
        publishedAt: day(number),
        category: number % 2 ? 'Odd' : 'Even',
        ...(number === 4
          ? {
              excerpt: '100% of it, under_score',
              german: {
                title: 'Tag vier',
                excerpt: 'Kurz',
                content: 'Über die **Brücke**',
                category: 'Gerade',
              },
            }
          : {}),
      });
    }
    addArticle(em, { slug: 'draft', isPublished: false, publishedAt: null, category: 'Drafts' });
    addArticle(em, { slug: 'deleted', deletedAt: new Date() });
    addArticle(em, {
      slug: 'scheduled',
      title: 'Scheduled',
      publishedAt: new Date(Date.now() + hour),
      category: 'Later',
    });
    await em.flush();
  });
  afterAll(() => app.close());

  const list = (input: { page?: number; search?: string; category?: string } = {}) =>
    app.client().trpc.public.listNews.query(input);
  const categories = [
    { category: 'Even', categoryName: 'Even' },
    { category: 'Odd', categoryName: 'Odd' },
  ];
  /** What the typed door answers to a German page. */
  const inGerman = async (procedure: string, input: unknown) => {
    const query = encodeURIComponent(JSON.stringify({ json: input }));
    const { body } = await app
      .client()
      .get(`/api/trpc/public.${procedure}?input=${query}`, { 'x-language': 'de' });
    return Object(body).result.data.json;
  };
  const slugs = async (input: Parameters<typeof list>[0]) =>
    (await list(input)).articles.map(({ slug }) => slug);
  const article = (slug: string) => app.client().trpc.public.getArticle.query({ slug });

  test('pages of nine, newest first, without drafts and what is to come', async () => {
    const first = await list();
    expect(first).toMatchObject({ total: 11, pages: 2, categories });
    expect(first.articles.map(({ title }) => title).slice(0, 2)).toEqual(['Day 11', 'Day 10']);
    expect(first.articles).toHaveLength(9);
    expect(await slugs({ page: 2 })).toEqual(['day-2', 'day-1']);
    expect(await slugs({ page: 3 })).toEqual([]);
    const home = await app.client().trpc.public.getHome.query();
    expect(home.news.map(({ slug }) => slug)).toEqual(['day-11', 'day-10', 'day-9']);
  });

  test('words are found in either language, and wildcards mean themselves', async () => {
    expect(await slugs({ search: 'BRÜCKE' })).toEqual(['day-4']);
    expect(await slugs({ search: 'tag VIER' })).toEqual(['day-4']);
    expect(await slugs({ search: '100%' })).toEqual(['day-4']);
    expect(await slugs({ search: '%' })).toEqual(['day-4']);
    expect(await slugs({ search: '_' })).toEqual(['day-4']);
    expect(await slugs({ search: '\\' })).toEqual([]);
    expect(await slugs({ search: "' or 1=1 --" })).toEqual([]);
    expect(await slugs({ search: 'day', category: 'Even' })).toEqual([
      'day-10',
      'day-8',
      'day-6',
      'day-4',
      'day-2',
    ]);
    expect((await list({ category: 'None' })).categories).toEqual(categories);
  });

  test('an article knows its neighbours among what is out', async () => {
    expect(await article('day-5')).toMatchObject({
      newer: { slug: 'day-6' },
      older: { slug: 'day-4', title: 'Day 4' },
    });
    expect((await article('day-11')).newer).toBeNull();
    expect((await article('day-1')).older).toBeNull();
    for (const hidden of ['draft', 'deleted', 'scheduled', 'nothing']) {
      await expect(article(hidden)).rejects.toMatchObject({ data: { httpStatus: 404 } });
    }
  });

  test('where it was translated a reader gets German, and is told the language', async () => {
    expect(await inGerman('getArticle', { slug: 'day-4' })).toMatchObject({
      title: 'Tag vier',
      category: 'Even',
      categoryName: 'Gerade',
      language: 'de',
      contentHtml: '<p>Über die <strong>Brücke</strong></p>\n',
    });
    expect(await article('day-4')).toMatchObject({ language: 'en', categoryName: 'Even' });
  });

  test('a category has a German name where an article of it says one, and keeps its own to be found by', async () => {
    const german = await inGerman('listNews', { category: 'Even' });
    expect(german.categories).toEqual([
      { category: 'Even', categoryName: 'Gerade' },
      { category: 'Odd', categoryName: 'Odd' },
    ]);
    const names = Array.from(german.articles, (one) => Object(one).categoryName);
    expect(names).toEqual(['Even', 'Even', 'Even', 'Gerade', 'Even']);
    expect((await inGerman('listNews', { category: 'Gerade' })).total).toBe(0);
  });

  test('a scheduled article appears by itself', async () => {
    const em = app.orm.em.fork();
    const soon = new Date(Date.now() + 1000);
    await em.nativeUpdate(NewsArticle, { slug: 'scheduled' }, { publishedAt: soon });
    await expect.poll(() => slugs({ search: 'Scheduled' })).toEqual(['scheduled']);
    // However long the first of those calls took: none before its time was told of it.
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
    await em.nativeUpdate(
      NewsArticle,
      { slug: 'scheduled' },
      { publishedAt: new Date(Date.now() + hour) },
    );
  });

  test('the REST list gives the Markdown of what is out', async () => {
    const { body } = await app.client().get('/api/news');
    expect(body).toHaveLength(11);
    expect(Object(body)[0]).toMatchObject({
      slug: 'day-11',
      content: 'Some text.',
      isPublished: true,
      publishedAt: day(11).toISOString(),
      mainImage: null,
    });
  });
});

describeOnDatabases('how often one address may list news', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  test('600 times in a quarter of an hour', async () => {
    const list = (from: string) =>
      app.client().get('/api/trpc/public.listNews?input=%7B%22json%22%3A%7B%7D%7D', {
        'x-forwarded-for': from,
      });
    expect((await list('198.51.100.1')).status).toBe(200);
    await app.orm.em.fork().execute('update "rate_limits" set "count" = 599');
    expect((await list('198.51.100.1')).status).toBe(200);
    const refused = await list('198.51.100.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect((await list('198.51.100.2')).status).toBe(200);
  });
});
