import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditEvent } from '../../db/entities/audit.ts';
import { ContactMessage } from '../../db/entities/inbox.ts';
import { createLog } from '../../log.ts';
import { openObjectStore } from '../../storage/object-store.ts';
import { storeApplications } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { eraseApplication } from '../applications/erase.ts';
import { openTransport } from '../mail-transport.ts';
import { eraseOverdue } from './erase-overdue.ts';

const refused = (code: string) => ({ data: { error: { code } } });
const longAgo = new Date('2016-03-01T12:00:00Z');

describeOnBothDatabases('holds', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const retention = () => admin.trpc.admin.retention;
  const erase = (now: Date) =>
    eraseOverdue(
      {
        em: app.orm.em.fork({ useContext: true }),
        objects: openObjectStore(app.dataDir),
        mail: openTransport({ smtpUrl: undefined, from: 'x@y.example', folder: app.dataDir }),
        log: createLog('silent'),
        eraseApplication,
      },
      now,
    );
  const addMessage = async (name: string, createdAt = longAgo) => {
    const em = app.orm.em.fork();
    const message = em.create(ContactMessage, {
      name,
      email: 'who@clients.example',
      message: 'x',
      locale: 'en',
      consentVersion: '1',
      submissionKey: randomUUID(),
      submissionDigest: 'x',
      createdAt,
    });
    await em.persist(message).flush();
    return message.id;
  };

  test('what is held stays, also against whoever would erase it, until the hold is lifted', async () => {
    const id = await addMessage('Held Hannah');
    const other = await addMessage('Free Freddy');
    const reason = 'Claim of 3 March, file 17';
    const { hold } = await retention().setHold.mutate({ kind: 'message', id, reason });
    expect(hold).toMatchObject({ reason, by: 'Test admin', at: expect.any(Date) });
    expect(await retention().getHold.query({ kind: 'message', id })).toEqual({ hold });

    await erase(new Date());
    const later = new Date(Date.now() + 30 * 86_400_000);
    expect(await erase(later)).toMatchObject({ contactMessages: 1 });
    await expect(admin.trpc.admin.inbox.getMessage.query({ id: other })).rejects.toMatchObject(
      refused('not-found'),
    );
    await expect(admin.trpc.admin.inbox.deleteMessage.mutate({ id })).rejects.toMatchObject(
      refused('held'),
    );
    expect(await retention().list.query({ kind: 'contactMessages', state: 'held' })).toMatchObject({
      total: 1,
      rows: [{ id, label: 'Held Hannah', hold: { reason } }],
    });

    await retention().liftHold.mutate({ kind: 'message', id });
    // Lifted twice, it is lifted once.
    await retention().liftHold.mutate({ kind: 'message', id });
    expect(await retention().getHold.query({ kind: 'message', id })).toEqual({ hold: null });
    expect(await erase(later)).toMatchObject({ contactMessages: 1 });
    const events = await app.orm.em
      .fork()
      .find(
        AuditEvent,
        { subjectId: id, action: { $like: 'retention.%' } },
        { orderBy: { at: 1 } },
      );
    expect(events.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['retention.hold', 'Test admin'],
      ['retention.lift', 'Test admin'],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Hannah|file 17/);
  });

  test('a hold needs a reason and a record, and another reason is a conflict', async () => {
    const id = await addMessage('Twice Tom', new Date());
    const held = { kind: 'message', id } as const;
    for (const reason of ['', '   ', 'x'.repeat(501)]) {
      await expect(retention().setHold.mutate({ ...held, reason })).rejects.toMatchObject(
        refused('invalid-input'),
      );
    }
    const nobody = { kind: 'message', id: randomUUID(), reason: 'x' } as const;
    await expect(retention().setHold.mutate(nobody)).rejects.toMatchObject(refused('not-found'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => retention().setHold.mutate({ ...held, reason: 'Once' })),
    );
    expect(new Set(answers.map(({ hold }) => hold?.at.getTime())).size).toBe(1);
    await expect(retention().setHold.mutate({ ...held, reason: 'Else' })).rejects.toMatchObject(
      refused('conflict'),
    );
    const events = await app.orm.em.fork().count(AuditEvent, { subjectId: id });
    expect(events).toBe(1);
  });

  test('a hold on an application outlasts a change of its status', async () => {
    const [id = ''] = await storeApplications(app.orm, [{ status: 'pending', createdAt: longAgo }]);
    await retention().setHold.mutate({ kind: 'application', id, reason: 'Case' });
    const { version } = await admin.trpc.admin.applications.get.query({ id });
    await admin.trpc.admin.applications.review.mutate({ id, version, status: 'rejected' });
    await admin.trpc.admin.applications.tell.mutate({ ids: [id], how: 'elsewhere' });
    const { rows } = await retention().list.query({ kind: 'rejectedApplications', state: 'held' });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  test('the list goes page by page in the order in which records go, there and back', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `Pager ${index}`);
    for (const [index, name] of names.entries()) {
      await addMessage(name, new Date(longAgo.getTime() + Math.floor(index / 2) * 1000));
    }
    const input = { kind: 'contactMessages', search: 'Pager', limit: 3 } as const;
    const list = (place: { after?: string; before?: string; order?: 'desc' }) =>
      retention().list.query({ ...input, ...place });
    const first = await list({});
    expect(first).toMatchObject({ total: 7, previousCursor: null });
    const second = await list({ after: first.nextCursor ?? '' });
    const third = await list({ after: second.nextCursor ?? '' });
    expect(third).toMatchObject({ rows: [{}], nextCursor: null });
    const all = [...first.rows, ...second.rows, ...third.rows];
    expect(all.map(({ label }) => label).toSorted()).toEqual(names);
    const due = all.map(({ since }) => since.getTime());
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    expect((await list({ before: third.previousCursor ?? '' })).rows).toEqual(second.rows);
    expect((await list({ order: 'desc' })).rows[0]?.id).toBe(all.at(-1)?.id);
    await expect(list({ after: 'nonsense' })).rejects.toMatchObject(refused('invalid-input'));
  });

  test('reviewed blind, nobody reads or finds a name in the list', async () => {
    const [id = ''] = await storeApplications(app.orm, [
      { status: 'pending', applicantName: 'Covered Cora', createdAt: longAgo },
    ]);
    const list = (search?: string) => retention().list.query({ kind: 'otherApplications', search });
    expect((await list('Covered')).rows[0]?.label).toBe('Covered Cora');
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'true' });
    expect((await list('Covered')).rows).toEqual([]);
    const shown = (await list()).rows.find((row) => row.id === id);
    expect(shown?.label).toContain(id.slice(0, 6).toUpperCase());
    expect(JSON.stringify(await list())).not.toContain('Covered');
    const events = await retention().list.query({ kind: 'activityLog', state: 'all' });
    expect(events.rows.map(({ label }) => label).join()).toMatch(/lifted the hold/);
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'false' });
  });
});
