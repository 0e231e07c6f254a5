import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationSortSchema } from '../../../shared/contracts/application-admin.ts';
import { Application } from '../../db/entities/applications.ts';
import { applicantForm, createStoredResumes } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const people = [
  ['Anna Ahrens', 'anna@one.example', 'accepted', 91],
  ['Ben 100%', 'ben_b@one.example', 'pending', null],
  ['Ben Zimmer', 'bena@two.example', 'rejected', 12],
  ['Çelik Öz', 'oez@two.example', 'reviewing', 70],
  ['Dora Lim', 'dora@two.example', 'on-hold', null],
  ['Emil Ek', 'emil@one.example', 'pending', 70],
  ['Fay Back\\slash', 'fay@three.example', 'pending', 0],
] as const;

describeOnBothDatabases('the table of applications', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let list: TestClient['trpc']['admin']['applications']['list']['query'];
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    list = (input) => admin.trpc.admin.applications.list.query(input);
    const resumes = await createStoredResumes(app.orm, people.length);
    const em = app.orm.em.fork();
    for (const [index, [applicantName, email, status, finalScore]] of people.entries()) {
      em.create(Application, {
        ...applicantForm,
        applicantName,
        email,
        status,
        finalScore,
        scoreSource: 'self-reported',
        formulaVersion: 1,
        locale: 'en',
        resume: resumes[index]?.split('/').at(-1) ?? '',
        // Two share a moment, so that the order needs more than the time.
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 2))),
      });
    }
    await em.flush();
  });
  afterAll(() => app.close());

  async function walk(input: Parameters<typeof list>[0]) {
    const rows = [];
    let after: string | undefined;
    for (let page = 0; page < 20; page += 1) {
      const answer = await list({ ...input, ...(after ? { after } : {}) });
      rows.push(...answer.rows);
      if (!answer.nextCursor) return rows;
      after = answer.nextCursor;
    }
    throw new Error('the pages do not end');
  }

  describe.each(applicationSortSchema.options)('sorted by %s', (sort) => {
    test.each(['asc', 'desc'] as const)('%s, page by page, every row comes once', async (order) => {
      const paged = await walk({ sort, order, limit: 2 });
      const whole = await list({ sort, order, limit: 100 });
      expect(paged.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id));
      expect(new Set(paged.map(({ id }) => id)).size).toBe(people.length);
    });

    test('back from the last page is where one came from', async () => {
      const first = await list({ sort, limit: 3 });
      const second = await list({ sort, limit: 3, after: first.nextCursor ?? '' });
      expect(first.previousCursor).toBeNull();
      const back = await list({ sort, limit: 3, before: second.previousCursor ?? '' });
      expect(back.rows).toEqual(first.rows);
    });
  });

  test('newest first unless told, names and scores in their order', async () => {
    const times = (await list({})).rows.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const scored = (await list({ sort: 'finalScore', order: 'desc' })).rows
      .map(({ finalScore }) => finalScore)
      .filter((score) => score !== null);
    expect(scored).toEqual([91, 70, 70, 12, 0]);
  });

  test.each([
    ['ben', ['Ben 100%', 'Ben Zimmer']],
    ['BEN Z', ['Ben Zimmer']],
    ['two.example', ['Ben Zimmer', 'Dora Lim', 'Çelik Öz']],
    ['%', ['Ben 100%']],
    ['n_b', ['Ben 100%']],
    ['\\', ['Fay Back\\slash']],
    ["' or 1=1 --", []],
    ['  emil  ', ['Emil Ek']],
    ['555 0101', people.map(([name]) => name)],
  ])('the search %j finds %j', async (search, names) => {
    const answer = await list({ search });
    expect(answer.rows.map(({ applicantName }) => applicantName).toSorted()).toEqual(
      names.toSorted(),
    );
    expect(answer.total).toBe(names.length);
  });

  test('numbers by status are those of the search, an unknown status counting as pending', async () => {
    const all = await list({ limit: 1 });
    expect(all.total).toBe(people.length);
    expect(all.statusCounts).toEqual({ pending: 4, reviewing: 1, accepted: 1, rejected: 1 });
    const pending = await list({ status: 'pending' });
    expect(pending.total).toBe(4);
    expect(pending.rows.map(({ status }) => status)).toEqual(Array(4).fill('pending'));
    const both = await list({ status: 'rejected', search: 'two' });
    expect(both.statusCounts).toEqual({ pending: 1, reviewing: 1, accepted: 0, rejected: 1 });
    expect(both.rows.map(({ applicantName }) => applicantName)).toEqual(['Ben Zimmer']);
  });

  test.each([
    [{ after: 'x' }],
    [{ after: Buffer.from('[1,2]').toString('base64url') }],
    [{ sort: 'finalScore', after: Buffer.from('["1; drop","x"]').toString('base64url') }],
    [{ sort: 'passwordHash' }],
    [{ order: 'sideways' }],
    [{ limit: 0 }],
    [{ limit: 1001 }],
    [{ search: 'x'.repeat(201) }],
    [{ status: 'on-hold' }],
  ])('%j is 400', async (input) => {
    const query = encodeURIComponent(JSON.stringify({ json: input }));
    const answer = await admin.get(`/api/trpc/admin.applications.list?input=${query}`);
    expect(answer.status).toBe(400);
  });

  test('a cursor of one order given to another is 400, not a wrong page', async () => {
    const { nextCursor } = await list({ sort: 'applicantName', limit: 2 });
    const answer = list({ sort: 'createdAt', after: nextCursor ?? '' });
    await expect(answer).rejects.toMatchObject({ data: { httpStatus: 400 } });
  });
});
