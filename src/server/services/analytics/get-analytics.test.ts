import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApplicationStatus, Position } from '../../../shared/contracts/application.ts';
import { addDays, officeDay, startOfOfficeDay } from '../../../shared/domain/dates.ts';
import { Application } from '../../db/entities/applications.ts';
import { Client } from '../../db/entities/clients.ts';
import { GalleryItem } from '../../db/entities/gallery.ts';
import { Image } from '../../db/entities/images.ts';
import { applicantForm, createStoredResumes } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const today = officeDay(new Date());
/** Noon in Berlin, so many days ago. */
const daysAgo = (days: number) =>
  new Date(startOfOfficeDay(addDays(today, -days)).getTime() + (days === 0 ? 1 : 12 * 3_600_000));

type Sample = [days: number, status: string, position: Position, finalScore: number | null];

const samples: Sample[] = [
  [0, 'pending', 'sales', null],
  [0, 'accepted', 'sales', 100],
  [1, 'on-hold', 'sales', 90],
  [6, 'reviewing', 'data-entry', 9],
  [7, 'rejected', 'data-entry', 10],
  [29, 'rejected', 'back-office', 55],
  [30, 'pending', 'back-office', 55],
  [89, 'accepted', 'tech-support', 61],
  [500, 'accepted', 'tech-support', 0],
];

describeOnBothDatabases('figures of the analytics', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.orm.em.fork();
    await em.nativeDelete(Application, {});
    await em.nativeDelete(GalleryItem, {});
  });

  async function write(rows: readonly Sample[]) {
    const em = app.orm.em.fork();
    const resumes = await createStoredResumes(app.orm, rows.length);
    for (const [index, [days, status, position, finalScore]] of rows.entries()) {
      em.create(Application, {
        ...applicantForm,
        applicantName: `Applicant of ${days} days ago`,
        position,
        status,
        finalScore,
        scoreSource: 'self-reported',
        formulaVersion: 1,
        locale: 'en',
        resume: resumes[index]?.split('/').at(-1) ?? '',
        createdAt: daysAgo(days),
      });
    }
    await em.flush();
  }

  const get = (period: '7' | '30' | '90' | '365' | 'all') =>
    admin.trpc.admin.analytics.get.query({ period });
  const sum = (counts: Record<ApplicationStatus, number>) =>
    Object.values(counts).reduce((all, each) => all + each, 0);

  test('without anything everything is nought', async () => {
    const data = await get('all');
    expect(data).toMatchObject({
      from: today,
      to: today,
      unit: 'day',
      statusCounts: { pending: 0, reviewing: 0, accepted: 0, rejected: 0 },
      withoutScore: 0,
      recent: [],
      gallery: { images: 0, likes: 0, averageLikes: 0, engagementRate: 0 },
    });
    expect(data.stretches).toHaveLength(1);
  });

  test.each([
    ['7', 4, 'day', 7],
    ['30', 6, 'day', 30],
    ['90', 8, 'week', undefined],
    ['365', 8, 'month', undefined],
    ['all', 9, 'month', undefined],
  ] as const)(
    'of %s days there are %i applications, by the %s',
    async (period, total, unit, stretches) => {
      await write(samples);
      const data = await get(period);
      expect(sum(data.statusCounts)).toBe(total);
      expect(data.unit).toBe(unit);
      if (stretches !== undefined) expect(data.stretches).toHaveLength(stretches);
      const overTime = data.stretches.map(({ counts }) => sum(counts));
      expect(overTime.reduce((all, each) => all + each, 0)).toBe(total);
      expect(data.positions.reduce((all, { counts }) => all + sum(counts), 0)).toBe(total);
      expect(data.scores.reduce((all, each) => all + each, 0) + data.withoutScore).toBe(total);
      expect(data.stretches[0]?.from).toBe(data.from);
      expect(data.stretches.at(-1)?.to).toBe(today);
      expect(data.totals).toMatchObject({ totalApplications: 9, pendingApplications: 3 });
    },
  );

  test('each application stands in its day, its status, its position and its score', async () => {
    await write(samples);
    const data = await get('7');
    expect(data.stretches.at(-1)).toEqual({
      from: today,
      to: today,
      counts: { pending: 1, reviewing: 0, accepted: 1, rejected: 0 },
    });
    // An unknown status counts as pending.
    expect(data.stretches.at(-2)?.counts.pending).toBe(1);
    expect(data.stretches[0]?.counts.reviewing).toBe(1);
    expect(data.positions.find(({ position }) => position === 'sales')?.counts).toEqual({
      pending: 2,
      reviewing: 0,
      accepted: 1,
      rejected: 0,
    });
    expect(data.scores).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(data.withoutScore).toBe(1);
  });

  test('the table shows as many for the same filter', async () => {
    await write(samples);
    const data = await get('30');
    for (const status of ['pending', 'reviewing', 'accepted', 'rejected'] as const) {
      const { total } = await admin.trpc.admin.applications.list.query({
        status,
        appliedFrom: startOfOfficeDay(data.from).toISOString(),
      });
      expect(total).toBe(data.statusCounts[status]);
    }
  });

  test('the five newest, and nothing but what is shown of them', async () => {
    await write(samples);
    const { recent } = await get('7');
    expect(recent).toHaveLength(5);
    expect(recent[2]?.applicantName).toBe('Applicant of 1 days ago');
    expect(Object.keys(recent[0] ?? {})).not.toContain('email');
  });

  test('likes of the gallery', async () => {
    const em = app.orm.em.fork();
    for (const likeCount of [0, 4, 6]) {
      em.create(GalleryItem, {
        image: em.create(Image, { width: 10, height: 10, widths: [10], placeholder: '' }),
        likeCount,
        isActive: likeCount !== 4,
      });
    }
    await em.flush();
    const { gallery } = await get('30');
    expect(gallery).toEqual({ images: 3, likes: 10, averageLikes: 3, engagementRate: 67 });
  });

  test('the dashboard compares thirty days with the thirty before', async () => {
    await write(samples);
    const { trends } = await admin.trpc.admin.overview.getStats.query();
    expect(trends.applications).toMatchObject({ last: 6, before: 1 });
    expect(trends.applications.days).toHaveLength(30);
    expect(trends.applications.days.slice(-2)).toEqual([1, 2]);
    expect(trends.applications.days[0]).toBe(1);
    expect(trends.users.days.at(-1)).toBeGreaterThan(0);
  });

  test('the trend of the clients is that of the active ones, as their number is', async () => {
    const em = app.orm.em.fork();
    for (const [index, status] of (['active', 'inactive'] as const).entries()) {
      em.create(Client, {
        clientId: `TREND-${index}`,
        companyName: `Company ${index}`,
        contactPerson: 'Eva Brandt',
        contactEmail: `eva-${index}@customer.example`,
        locale: 'en',
        status,
      });
    }
    await em.flush();
    const { totalClients, trends } = await admin.trpc.admin.overview.getStats.query();
    expect(trends.clients.last).toBe(1);
    expect(trends.clients.last).toBe(totalClients);
  });

  test('a period that there is not is refused', async () => {
    const answer = await admin.get(
      `/api/trpc/admin.analytics.get?input=${encodeURIComponent('{"json":{"period":"8"}}')}`,
    );
    expect(answer.status).toBe(400);
  });
});
