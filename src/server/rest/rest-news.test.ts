import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditEvent } from '../db/entities/audit.ts';
import { Image } from '../db/entities/images.ts';
import { NewsArticle } from '../db/entities/news.ts';
import { addArticle } from '../testing/content.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const path = '/api/news';
const hour = 3_600_000;
const article = { title: 'A new office in Cebu', content: 'We moved. **All** of us.' };

describeOnDatabases('writing news over REST', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let picture: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    const em = app.orm.em.fork();
    const id = randomUUID();
    em.create(Image, { id, width: 960, height: 640, widths: [320], placeholder: 'data:,' });
    await em.flush();
    picture = `/images/${id}`;
  });
  afterAll(() => app.close());
  beforeEach(() => app.orm.em.fork().nativeDelete(NewsArticle, {}));

  const add = async (changes: Record<string, unknown> = {}) => {
    const answer = await admin.post(path, { ...article, ...changes });
    expect(answer.text).toContain('"id"');
    expect(answer.status).toBe(201);
    return Object(answer.body);
  };
  const stored = (id: string) =>
    app.orm.em.fork().findOneOrFail(NewsArticle, { id }, { populate: ['author'] });
  const count = () => app.orm.em.fork().count(NewsArticle);
  const publicSlugs = async () =>
    Object((await app.client().get(path)).body).map(({ slug }: { slug: string }) => slug);
  const actionsOn = async (subjectId: string) => {
    const events = await app.orm.em.fork().find(AuditEvent, { subjectId });
    return events.map(({ action }) => action).toSorted();
  };

  describe('create', () => {
    test('with a title and a text alone: published now, with every default', async () => {
      const before = Date.now();
      const created = await add();
      expect(created).toMatchObject({
        ...article,
        slug: 'a-new-office-in-cebu',
        excerpt: 'We moved. All of us.',
        authorName: 'Admin',
        category: 'Company News',
        tags: [],
        hashtags: [],
        german: null,
        mainImage: null,
        state: 'published',
        isPublished: true,
      });
      expect(Date.parse(created.publishedAt)).toBeGreaterThanOrEqual(before);
      expect(await publicSlugs()).toEqual([created.slug]);
      expect(await actionsOn(created.id)).toEqual(['news.create', 'news.publish']);
      const home = await app.client().trpc.public.getHome.query();
      expect(home.news).toMatchObject([{ slug: created.slug }]);
    });

    test('what was sent is kept; the author is who is signed in', async () => {
      const sent = {
        slug: 'cebu',
        excerpt: 'Short.',
        mainImage: picture,
        tags: ' office, , Cebu,office ',
        hashtags: ['#cebu', ' #bpo '],
        authorName: 'Maria',
        category: 'Places',
        publishedAt: '2026-01-02T03:04:05.000Z',
        german: { title: 'Cebu', content: '# Ein neues Büro\n\nWir sind da.', category: 'Orte' },
      };
      const created = await add({ ...sent, authorId: randomUUID(), id: randomUUID(), version: 9 });
      expect(created).toMatchObject({
        ...sent,
        tags: ['office', 'Cebu'],
        hashtags: ['#cebu', '#bpo'],
        german: { ...sent.german, excerpt: 'Ein neues Büro Wir sind da.' },
        picture: { url: picture },
        version: 1,
      });
      expect((await stored(created.id)).author?.lastName).toBe('admin');
    });

    test('a draft is nobody’s to read, a scheduled one neither until its time', async () => {
      const draft = await add({ isPublished: false });
      expect(draft).toMatchObject({ state: 'draft', publishedAt: null });
      const later = new Date(Date.now() + hour).toISOString();
      const scheduled = await add({ publishedAt: later });
      expect(scheduled).toMatchObject({ state: 'scheduled', publishedAt: later });
      expect(await publicSlugs()).toEqual([]);
      expect(await actionsOn(draft.id)).toEqual(['news.create']);
      expect(await actionsOn(scheduled.id)).toEqual(['news.create']);
    });

    test('of a title used before, the address gets a number', async () => {
      expect((await add()).slug).toBe('a-new-office-in-cebu');
      expect((await add()).slug).toBe('a-new-office-in-cebu-2');
      const at = await Promise.all([add({ title: '???' }), add({ title: '!!!' })]);
      expect(at.map(({ slug }) => slug).toSorted()).toEqual(['news', 'news-2']);
    });

    test('an address that is taken is refused with one that is free, also a deleted one’s', async () => {
      const { id } = await add({ slug: 'taken' });
      await admin.delete(`${path}/${id}`);
      const answer = await admin.post(path, { ...article, slug: 'taken' });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        message: 'Another article has this address already. taken-2 is free.',
        issues: [{ path: 'slug' }],
      });
    });

    test('the excerpt is 200 characters of plain text', async () => {
      const { excerpt } = await add({ content: `## ${'word '.repeat(100)}` });
      expect(excerpt).toBe(`${'word '.repeat(39)}word`);
    });

    test.each([
      [{ title: undefined }, 'title', 'Required'],
      [{ title: '  ' }, 'title', 'Please enter a title'],
      [{ title: 7 }, 'title', 'Expected string, received number'],
      [{ title: 'x'.repeat(201) }, 'title', 'Must be at most 200 characters'],
      [{ content: undefined }, 'content', 'Required'],
      [{ content: ' \n' }, 'content', 'Please enter the text of the article'],
      [{ content: 'x'.repeat(100_001) }, 'content', null],
      [{ slug: 'Not A Slug' }, 'slug', null],
      [{ slug: '../admin' }, 'slug', null],
      [{ slug: 'x'.repeat(100_000) }, 'slug', null],
      [{ excerpt: 'x'.repeat(501) }, 'excerpt', null],
      [{ tags: 5 }, 'tags', null],
      [{ tags: ['x'.repeat(61)] }, 'tags', 'Each one at most 60 characters'],
      [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'tags', 'At most 20 of them'],
      [{ hashtags: [1] }, 'hashtags', null],
      [{ authorName: 'x'.repeat(201) }, 'authorName', null],
      [{ category: 'x'.repeat(101) }, 'category', null],
      [{ isPublished: 'yes' }, 'isPublished', 'Expected boolean, received string'],
      [{ publishedAt: 'tomorrow' }, 'publishedAt', 'Please choose a date and a time'],
      [{ publishedAt: 5 }, 'publishedAt', 'Please choose a date and a time'],
      [{ mainImage: 'https://evil.example/x.png' }, 'mainImage', null],
      [{ mainImage: 'javascript:alert(1)' }, 'mainImage', null],
      [{ mainImage: '//evil.example/images/x' }, 'mainImage', null],
      [{ mainImage: '/images/../api/admin/stats' }, 'mainImage', null],
      [{ mainImage: `/images/${randomUUID()}` }, 'mainImage', null],
      [{ german: { title: '', content: 'Text' } }, 'german.title', 'Please enter a title'],
      [{ german: { title: 'Titel' } }, 'german.content', 'Required'],
      [{ german: 'Titel' }, 'german', null],
    ])('%j is 400 at %s and adds nothing', async (changes, field, message) => {
      const answer = await admin.post(path, { ...article, ...changes });
      expect(answer.status).toBe(400);
      const { code, issues, message: told } = Object(answer.body);
      expect(code).toBe('invalid-input');
      expect(issues[0].path.startsWith(field)).toBe(true);
      expect(told).toBe(issues[0].message);
      if (message) expect(told).toBe(message);
      expect(await count()).toBe(0);
    });

    test('a script in any text stays text', async () => {
      const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
      const { slug } = await add({
        title: script,
        content: `${script}\n\n[link](javascript:alert(1)) ![x](https://evil.example/x.png)`,
      });
      expect(slug).toBe('scriptalert1scriptimg-srcx-onerroralert1');
      const { contentHtml } = await app.client().trpc.public.getArticle.query({ slug });
      expect(contentHtml).not.toMatch(/<script|<img|href="javascript|evil\.example"/);
    });
  });

  describe('change', () => {
    test.each([
      [{ title: 'Another' }],
      [{ slug: 'another' }],
      [{ excerpt: 'Another.' }],
      [{ content: 'Another.' }],
      [{ tags: ['one'] }],
      [{ authorName: 'Jo' }],
      [{ category: 'Else' }],
      [{ german: { title: 'A', excerpt: 'B', content: 'C', category: '' } }],
      [{ german: null }],
    ])('%j changes this and leaves the rest', async (changes) => {
      const before = await add({ tags: 'a,b', german: { title: 'T', content: 'I' } });
      const answer = await admin.patch(`${path}/${before.id}`, changes);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        ...before,
        ...changes,
        version: 2,
        updatedAt: expect.any(String),
      });
    });

    test('a picture is put in and taken out', async () => {
      const { id } = await add();
      const patch = async (mainImage: string | null) =>
        Object((await admin.patch(`${path}/${id}`, { mainImage })).body).mainImage;
      expect(await patch(`${picture}/320.webp`)).toBe(picture);
      expect(await patch('')).toBeNull();
    });

    test('what is emptied gets its default back', async () => {
      const { id } = await add({ authorName: 'Jo', category: 'Else', excerpt: 'x', slug: 'y' });
      const cleared = { authorName: '', category: '', excerpt: '', slug: '' };
      expect((await admin.patch(`${path}/${id}`, cleared)).body).toMatchObject({
        authorName: 'Admin',
        category: 'Company News',
        excerpt: 'We moved. All of us.',
        slug: 'a-new-office-in-cebu',
      });
    });

    test('draft, published, taken back, published again with its first day', async () => {
      const { id, slug } = await add({ isPublished: false });
      const patch = async (changes: unknown) =>
        Object((await admin.patch(`${path}/${id}`, changes)).body);
      const first = await patch({ isPublished: true });
      expect(first.state).toBe('published');
      expect(await publicSlugs()).toEqual([slug]);
      expect(await patch({ isPublished: false })).toMatchObject({ state: 'draft' });
      expect(await publicSlugs()).toEqual([]);
      expect(await patch({ isPublished: true })).toMatchObject({ publishedAt: first.publishedAt });
      expect(await actionsOn(id)).toEqual([
        'news.create',
        'news.publish',
        'news.publish',
        'news.update',
      ]);
    });

    test('a scheduled one is published at once, moved, or a draft without a time again', async () => {
      const later = new Date(Date.now() + hour).toISOString();
      const { id } = await add({ publishedAt: later });
      const patch = async (changes: unknown) =>
        Object((await admin.patch(`${path}/${id}`, changes)).body);
      expect(await patch({ title: 'Still waits' })).toMatchObject({ publishedAt: later });
      const muchLater = new Date(Date.now() + 5 * hour).toISOString();
      expect(await patch({ publishedAt: muchLater })).toMatchObject({
        state: 'scheduled',
        publishedAt: muchLater,
      });
      expect(await patch({ isPublished: false })).toMatchObject({
        state: 'draft',
        publishedAt: null,
      });
      await patch({ isPublished: true, publishedAt: later });
      expect(await patch({ isPublished: true })).toMatchObject({ state: 'published' });
    });

    test('who edited an older version gets 409 and overwrites nothing', async () => {
      const { id } = await add();
      await admin.patch(`${path}/${id}`, { version: 1, title: 'First' });
      const late = await admin.patch(`${path}/${id}`, { version: 1, title: 'Second' });
      expect(late.status).toBe(409);
      expect((await stored(id)).title).toBe('First');
    });

    test('another’s address is refused, one’s own is not', async () => {
      const { slug } = await add();
      const other = await add({ slug: 'other' });
      const taken = await admin.patch(`${path}/${other.id}`, { slug });
      expect(taken.status).toBe(400);
      expect(taken.body).toMatchObject({ issues: [{ path: 'slug' }] });
      expect((await admin.patch(`${path}/${other.id}`, { slug: 'other' })).status).toBe(200);
    });

    test.each([
      [{ title: '' }, 'title'],
      [{ content: '' }, 'content'],
      [{ slug: 'A B' }, 'slug'],
      [{ mainImage: 'data:image/png;base64,x' }, 'mainImage'],
      [{ version: 'one' }, 'version'],
      [{ publishedAt: '2026-13-01' }, 'publishedAt'],
    ])('%j is 400 and changes nothing', async (changes, field) => {
      const { id } = await add();
      const answer = await admin.patch(`${path}/${id}`, changes);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ issues: [{ path: field }] });
      expect(await stored(id)).toMatchObject({ ...article, version: 1 });
    });
  });

  test('deleted, an article is gone everywhere, once; it can be restored', async () => {
    const { id, slug } = await add();
    expect((await admin.delete(`${path}/${id}`)).body).toEqual({ ok: true });
    expect((await admin.delete(`${path}/${id}`)).status).toBe(404);
    expect((await admin.patch(`${path}/${id}`, { title: 'x' })).status).toBe(404);
    expect(await publicSlugs()).toEqual([]);
    expect((await admin.trpc.admin.news.list.query({})).total).toBe(0);
    await admin.trpc.admin.news.restore.mutate({ id });
    expect(await publicSlugs()).toEqual([slug]);
    await expect(admin.trpc.admin.news.restore.mutate({ id })).rejects.toThrow();
  });

  test.each(['1', 'not-a-uuid', '..%2fapplications', '%00'])('the id %s is 400', async (id) => {
    expect((await admin.patch(`${path}/${id}`, {})).status).toBe(400);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(400);
  });

  test.each(['client', 'employee'] as const)('a %s writes nothing', async (role) => {
    const client = await app.loginAs(role);
    expect((await client.post(path, article)).status).toBe(403);
    expect((await client.delete(`${path}/${randomUUID()}`)).status).toBe(403);
    expect(await count()).toBe(0);
  });

  describe('the public list', () => {
    test('page by page, each article once, drafts never', async () => {
      const em = app.orm.em.fork();
      for (let day = 1; day <= 5; day += 1) {
        addArticle(em, { slug: `day-${day}`, publishedAt: new Date(Date.UTC(2026, 0, day)) });
      }
      addArticle(em, { isPublished: false });
      await em.flush();
      const seen: string[] = [];
      let next: string | undefined = `${path}?limit=2`;
      while (next) {
        const answer = await app.client().get(next);
        expect(answer.headers.get('x-total-count')).toBe('5');
        seen.push(...Object(answer.body).map(({ slug }: { slug: string }) => slug));
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(seen).toEqual(['day-5', 'day-4', 'day-3', 'day-2', 'day-1']);
    });

    test.each(['?limit=0', '?limit=1001', '?limit=x', '?cursor=x', '?cursor=WyJ4Il0'])(
      '%s is 400',
      async (query) => expect((await app.client().get(path + query)).status).toBe(400),
    );
  });

  describe('the list of the screen', () => {
    const list = (input: Parameters<typeof admin.trpc.admin.news.list.query>[0] = {}) =>
      admin.trpc.admin.news.list.query(input);
    const titles = async (input: Parameters<typeof list>[0]) =>
      (await list(input)).rows.map(({ title }) => title);

    beforeEach(async () => {
      const em = app.orm.em.fork();
      addArticle(em, { title: 'Alpha', category: 'One', publishedAt: new Date('2026-01-01') });
      addArticle(em, {
        title: 'Beta 100%',
        category: 'Two',
        publishedAt: new Date(Date.now() + hour),
        german: { title: 'Brücke', excerpt: '', content: 'x' },
      });
      addArticle(em, { title: 'Gamma', category: 'Two', isPublished: false, publishedAt: null });
      addArticle(em, { title: 'Gone', category: 'Gone', deletedAt: new Date() });
      await em.flush();
    });

    test('says what state each is in, and in which languages', async () => {
      const { rows, ...rest } = await list({ sort: 'title', order: 'asc' });
      expect(rows).toMatchObject([
        { title: 'Alpha', state: 'published', languages: ['en'] },
        { title: 'Beta 100%', state: 'scheduled', languages: ['en', 'de'] },
        { title: 'Gamma', state: 'draft', publishedAt: null },
      ]);
      expect(rest).toMatchObject({
        total: 3,
        stateCounts: { draft: 1, scheduled: 1, published: 1 },
        categories: ['One', 'Two'],
      });
      expect(JSON.stringify(rows)).not.toContain('Some text.');
    });

    test('is searched, narrowed and sorted', async () => {
      expect(await titles({ search: 'ALPH' })).toEqual(['Alpha']);
      expect(await titles({ search: 'brück' })).toEqual(['Beta 100%']);
      expect(await titles({ search: '%' })).toEqual(['Beta 100%']);
      expect(await titles({ state: 'draft' })).toEqual(['Gamma']);
      expect(await titles({ category: 'Two', sort: 'title', order: 'asc' })).toEqual([
        'Beta 100%',
        'Gamma',
      ]);
      expect(await titles({ sort: 'publishedAt', order: 'asc' })).toEqual([
        'Alpha',
        'Beta 100%',
        'Gamma',
      ]);
      expect(await titles({ sort: 'publishedAt', order: 'desc' })).toEqual([
        'Beta 100%',
        'Alpha',
        'Gamma',
      ]);
    });

    test.each(['updatedAt', 'publishedAt', 'title', 'category', 'authorName'] as const)(
      'turns pages by %s and back',
      async (sort) => {
        const first = await list({ sort, limit: 2 });
        expect(first.rows).toHaveLength(2);
        const second = await list({ sort, limit: 2, after: first.nextCursor ?? '' });
        expect(second.rows).toHaveLength(1);
        const back = await list({ sort, limit: 2, before: second.previousCursor ?? '' });
        expect(back.rows).toEqual(first.rows);
      },
    );
  });
});
