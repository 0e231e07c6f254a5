import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listedEntriesSchema } from '../../shared/contracts/application-admin.ts';
import { entryNames } from '../../shared/i18n/entry-names.ts';
import { Application } from '../db/entities/applications.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { storeApplications } from '../testing/applicant.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const path = '/api/admin/applications/export.csv';

describeOnDatabases('applications as a file', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.orm.em.fork().nativeDelete(Application, {});
  });

  const rowsOf = (text: string): string[][] => parse(text);

  test('nobody but administrators gets it, or learns what is wrong with the question', async () => {
    expect((await app.client().get(`${path}?scoreFrom=x`)).status).toBe(401);
    for (const role of ['client', 'employee'] as const) {
      const other = await app.loginAs(role);
      expect((await other.get(`${path}?scoreFrom=x`)).status).toBe(403);
      expect((await other.fetch(path, { method: 'HEAD' })).status).toBe(403);
    }
  });

  test('whether it may be had is told without taking it', async () => {
    const ask = (query: string) => admin.fetch(`${path}${query}`, { method: 'HEAD' });
    expect((await ask('')).status).toBe(200);
    expect((await ask('?scoreFrom=x')).status).toBe(400);
    expect(await app.orm.em.fork().count(AuditEvent, { action: 'application.export' })).toBe(0);
  });

  test('has what matches, newest first, marked as UTF-8; and is recorded', async () => {
    await storeApplications(app.orm, [
      { applicantName: 'Old', status: 'accepted' },
      { applicantName: 'New, "quoted"\nline', status: 'accepted', finalScore: 78 },
      { applicantName: 'Other' },
    ]);
    const answer = await admin.get(`${path}?status=accepted`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text.startsWith('ID,Applicant,Email')).toBe(true);
    const [head, ...rows] = rowsOf(answer.text);
    const entries = listedEntriesSchema.keyof().options.map((name) => entryNames[name]());
    expect(head?.slice(0, entries.length + 2)).toEqual(['ID', ...entries, 'Status']);
    expect(head).toHaveLength(entries.length + 11);
    const status = entries.length + 1;
    expect(rows.map((cells) => [cells[1], cells[status]])).toEqual([
      ['New, "quoted"\nline', 'Accepted'],
      ['Old', 'Accepted'],
    ]);
    const [event] = await app.orm.em.fork().find(AuditEvent, { action: 'application.export' });
    expect(event).toMatchObject({ actorName: 'Test admin', subjectLabel: '2' });
    // The text has lost the mark in the reading.
    const bytes = new Uint8Array(await (await admin.fetch(path)).arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 'I'.charCodeAt(0)]);
  });

  test('in German where the address says so', async () => {
    await storeApplications(app.orm, [{ status: 'rejected' }]);
    const [head, row] = rowsOf((await admin.get(`${path}?locale=de`)).text);
    expect(head?.slice(0, 3)).toEqual(['Kennung', 'Bewerber/in', 'E-Mail']);
    expect(row?.[head?.indexOf('Status') ?? -1]).toBe('Abgelehnt');
  });

  test('no cell begins a formula', async () => {
    await storeApplications(app.orm, [
      {
        applicantName: '=HYPERLINK("http://evil.example")',
        email: '@sum@evil.example',
        phone: '+63 917 555 0101',
        reviewNotes: '\t=1+1',
      },
    ]);
    const [, row] = rowsOf((await admin.get(path)).text);
    for (const cell of row ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(row?.[1]).toBe(`'=HYPERLINK("http://evil.example")`);
  });

  test('more than one batch comes whole', async () => {
    await storeApplications(
      app.orm,
      Array.from({ length: 2100 }, (_, index) => ({ applicantName: `Person ${index}` })),
    );
    const rows = rowsOf((await admin.get(path)).text).slice(1);
    expect(new Set(rows.map(([id]) => id)).size).toBe(2100);
    expect(rows[0]?.[1]).toBe('Person 2099');
    expect(rows.at(-1)?.[1]).toBe('Person 0');
  });

  test('who leaves in between ends the reading and leaves no failure behind', async () => {
    await storeApplications(
      app.orm,
      Array.from({ length: 1500 }, () => ({ reviewNotes: 'x'.repeat(4000) })),
    );
    const leaving = new AbortController();
    const response = await admin.fetch(path, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    expect((await admin.get(`${path}?status=accepted`)).status).toBe(200);
    expect(app.logs.filter((line) => line.includes('"failed"'))).toEqual([]);
  });

  test.each([
    'status=hired',
    'position=boss',
    'scoreFrom=x',
    'scoreTo=101',
    'appliedFrom=yesterday',
    `search=${'x'.repeat(201)}`,
  ])('%s is 400', async (query) => {
    const answer = await admin.get(`${path}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid-input', issues: [{}] });
  });
});
