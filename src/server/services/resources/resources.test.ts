import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ResourceFields, storedDocumentSchema } from '../../../shared/contracts/resource.ts';
import { maxDocumentBytes } from '../../../shared/contracts/upload.ts';
import { User } from '../../db/entities/accounts.ts';
import { ResourceAcknowledgement, ResourceVersion } from '../../db/entities/resources.ts';
import { Upload } from '../../db/entities/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';
import { docxFile, pdfFile, pdfOfSize } from '../../uploads/testing/resume-files.ts';

const filesPath = '/api/admin/resources/files';

function formOf(bytes: Buffer, fileName = 'Handbuch für alle.pdf'): { body: FormData } {
  const body = new FormData();
  body.append('fileName', fileName);
  body.append('file', new Blob([new Uint8Array(bytes)]), fileName);
  return { body };
}

describeOnDatabases('resources', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let employee: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    employee = await app.loginAs('employee');
  });
  afterAll(() => app.close());

  const resources = () => admin.trpc.admin.resources;
  const upload = async (bytes: Buffer, fileName?: string) =>
    storedDocumentSchema.parse(
      (await admin.request('POST', filesPath, formOf(bytes, fileName))).body,
    );
  const add = (fields: Partial<ResourceFields> = {}) =>
    resources().create.mutate({
      title: `Guide ${randomUUID().slice(0, 8)}`,
      category: 'Policies',
      language: 'both',
      kind: 'link',
      url: 'https://intranet.example/guide',
      ...fields,
    });
  const addDocument = async (fields: Partial<ResourceFields> = {}) =>
    add({
      kind: 'document',
      url: '',
      uploadId: (await upload(await pdfFile())).uploadId,
      ...fields,
    });
  const seenBy = async (client: TestClient, id: string) => {
    const { rows } = await client.trpc.employee.listResources.query({ limit: 1000 });
    return rows.find((row) => row.id === id);
  };
  const acknowledge = (client: TestClient, id: string, number: number) =>
    client.trpc.employee.acknowledgeResource.mutate({ id, number });
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'taken',
      (error: unknown) => Object(error).data?.error.code,
    );

  test('a document is a download for employees and administrators alone', async () => {
    const { id, versions } = await addDocument();
    const seen = await seenBy(employee, id);
    expect(seen?.file).toMatchObject({
      fileName: 'Handbuch für alle.pdf',
      contentType: 'application/pdf',
    });
    const path = `/api/resources/${seen?.versionId}/file`;
    expect(versions[0]?.id).toBe(seen?.versionId);
    for (const [client, status] of [
      [app.client(), 401],
      [await app.loginAs('client'), 403],
      [employee, 200],
      [admin, 200],
    ] as const) {
      const answer = await client.get(path);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      if (status !== 200) continue;
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Handbuch/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.text.slice(0, 5)).toBe('%PDF-');
    }
    const { uploadId } = await upload(await pdfFile());
    for (const foreign of [randomUUID(), uploadId, 'x', '..%2f..%2fetc']) {
      expect((await employee.get(`/api/resources/${foreign}/file`)).status).toBe(404);
    }
    // The door of the résumés leads to no document.
    const [stored] = await app.orm.em.fork().find(Upload, { purpose: 'resource' });
    expect((await admin.get(`/objects/${stored?.id}`)).status).toBe(404);
  });

  test('an older version, an archived and a deleted document are out of an employee’s reach', async () => {
    const { id, versions } = await addDocument();
    const first = `/api/resources/${versions[0]?.id}/file`;
    await resources().addVersion.mutate({
      id,
      after: 1,
      uploadId: (await upload(await docxFile(), 'Zweite Fassung.docx')).uploadId,
    });
    const seen = await seenBy(employee, id);
    const second = `/api/resources/${seen?.versionId}/file`;
    expect(seen).toMatchObject({ number: 2, file: { fileName: 'Zweite Fassung.docx' } });
    expect((await employee.get(first)).status).toBe(404);
    expect((await admin.get(first)).status).toBe(200);
    expect((await employee.get(second)).status).toBe(200);

    await resources().archive.mutate({ id, isArchived: true });
    expect(await seenBy(employee, id)).toBeUndefined();
    expect((await employee.get(second)).status).toBe(404);
    expect(await codeOf(acknowledge(employee, id, 2))).toBe('not-found');
    await resources().archive.mutate({ id, isArchived: false });
    expect((await employee.get(second)).status).toBe(200);

    await resources().delete.mutate({ id });
    expect((await employee.get(second)).status).toBe(404);
    expect((await admin.get(second)).status).toBe(404);
    await resources().restore.mutate({ id });
    expect((await employee.get(second)).status).toBe(200);
  });

  test('files are what their bytes say', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await upload(png, 'plan.pdf')).toMatchObject({
      contentType: 'image/png',
      fileName: 'plan.png',
    });
    const refused = async (bytes: Buffer) =>
      (await admin.request('POST', filesPath, formOf(bytes, 'x.pdf'))).status;
    expect(await refused(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe(415);
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))).toBe(415);
    expect(await refused(Buffer.from('MZ\x90\x00 a program'))).toBe(415);
    expect(await refused(Buffer.concat([png, await docxFile()]))).toBe(415);
    expect(await refused(await pdfOfSize(maxDocumentBytes + 1))).toBe(413);
    expect(await refused(Buffer.alloc(0))).toBe(400);
    expect(await upload(await pdfOfSize(maxDocumentBytes))).toMatchObject({
      size: maxDocumentBytes,
    });
  });

  test.each(['visitor', 'client', 'employee'] as const)('no file comes in as %s', async (role) => {
    const client = role === 'visitor' ? app.client() : await app.loginAs(role);
    const answer = await client.request('POST', filesPath, formOf(await pdfFile()));
    expect(answer.status).toBe(role === 'visitor' ? 401 : 403);
  });

  test('reading is acknowledged once, and again for each version', async () => {
    const { id } = await add({ requiresAcknowledgement: true });
    const waiting = async () => (await employee.trpc.employee.getDashboard.query()).waitingCount;
    const before = await waiting();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => acknowledge(employee, id, 1)),
    );
    expect(first?.acknowledgedAt).toBeInstanceOf(Date);
    for (const other of others) expect(other).toEqual(first);
    const count = () =>
      app.orm.em.fork().count(ResourceAcknowledgement, { resourceVersion: { resource: id } });
    expect(await count()).toBe(1);
    expect(await waiting()).toBe(before - 1);

    await resources().addVersion.mutate({ id, after: 1, url: 'https://intranet.example/2' });
    expect(await waiting()).toBe(before);
    expect(await seenBy(employee, id)).toMatchObject({ acknowledgedAt: null, isRenewed: true });
    expect(await codeOf(acknowledge(employee, id, 1))).toBe('conflict');
    await acknowledge(employee, id, 2);
    expect(await count()).toBe(2);
    expect(await codeOf(acknowledge(employee, (await add()).id, 1))).toBe('wrong-state');
    expect(await codeOf(acknowledge(employee, randomUUID(), 1))).toBe('not-found');
  });

  test('a long list of readers is turned page by page, each of them once', async () => {
    const { id } = await add({ requiresAcknowledgement: true });
    const em = app.orm.em.fork();
    const version = await em.findOneOrFail(ResourceVersion, { resource: id });
    const readers = Array.from({ length: 130 }, (_, index) =>
      em.create(User, {
        username: `reader-${index}-${id}`,
        email: `reader-${index}@${id}.example`,
        firstName: `Reader ${String(index).padStart(3, '0')}`,
        // Many share a name.
        lastName: `Name ${index % 7}`,
        role: 'employee',
        isActive: index !== 0,
      }),
    );
    for (const [index, user] of readers.entries()) {
      if (index % 2 === 0) em.create(ResourceAcknowledgement, { user, resourceVersion: version });
    }
    await em.flush();
    const input = { id, number: 1, search: `@${id}.example`, limit: 20 };
    for (const [state, expected] of [
      ['done', 64],
      ['missing', 65],
    ] as const) {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const page = await resources().listAcknowledgements.query({ ...input, state, after });
        expect(page.total).toBe(expected);
        expect(page.rows.every(({ at }) => (at !== null) === (state === 'done'))).toBe(true);
        names.push(...page.rows.map(({ name }) => name));
        after = page.nextCursor ?? undefined;
      } while (after !== undefined);
      expect(new Set(names).size).toBe(expected);
      const byName = (name: string) => `${name.slice(-1)} ${name}`;
      expect(names.map(byName)).toEqual(names.map(byName).toSorted());
    }
    await em.nativeDelete(User, { email: { $like: `%@${id}.example` } });
  });

  test('administrators see who has acknowledged a version and who has not', async () => {
    const { id, title } = await add({ requiresAcknowledgement: true });
    const other = await app.loginAs('employee');
    await acknowledge(other, id, 1);
    const [row] = (await resources().list.query({ search: title })).rows;
    expect(row).toMatchObject({ acknowledged: 1 });
    const done = await resources().listAcknowledgements.query({ id, number: 1, state: 'done' });
    const { employees } = await resources().list.query({});
    expect(done).toMatchObject({ total: 1, counts: { done: 1, missing: employees - 1 } });
    expect(done.rows[0]?.at).toBeInstanceOf(Date);
    const missing = await resources().listAcknowledgements.query({
      id,
      number: 1,
      state: 'missing',
      limit: 1,
    });
    expect(missing.rows).toMatchObject([{ at: null }]);
    const nobody = await resources().listAcknowledgements.query({
      id,
      number: 1,
      state: 'missing',
      search: '100%',
    });
    expect(nobody.total).toBe(0);
    expect(
      await codeOf(resources().listAcknowledgements.query({ id, number: 2, state: 'done' })),
    ).toBe('not-found');
  });

  test('employees find by words, category and language', async () => {
    const word = randomUUID().slice(0, 8);
    await add({ title: `B ${word}`, category: 'Forms', language: 'de' });
    await add({ title: `A ${word}`, category: 'Forms', language: 'both' });
    await add({ title: `C ${word}`, category: 'Benefits', language: 'en' });
    const titles = async (input: object) => {
      const { rows } = await employee.trpc.employee.listResources.query({ search: word, ...input });
      return rows.map(({ title }) => title.slice(0, 1)).join('');
    };
    expect(await titles({})).toBe('CAB');
    expect(await titles({ language: 'de' })).toBe('AB');
    expect(await titles({ category: 'Benefits' })).toBe('C');
    expect(await titles({ isWaiting: true })).toBe('');
    const first = await employee.trpc.employee.listResources.query({ search: word, limit: 2 });
    expect(first.total).toBe(3);
    expect(await titles({ after: first.nextCursor })).toBe('B');
  });

  test('of two new versions at once one wins', async () => {
    const { id } = await add();
    const next = (url: string) => codeOf(resources().addVersion.mutate({ id, after: 1, url }));
    const outcomes = await Promise.all([next('https://a.example'), next('https://b.example')]);
    expect(outcomes.toSorted()).toEqual(['conflict', 'taken']);
    expect((await resources().get.query({ id })).versions).toHaveLength(2);
  });

  test('an upload belongs to one version, and only documents have one', async () => {
    const { uploadId } = await upload(await pdfFile());
    const outcomes = await Promise.all([
      codeOf(add({ kind: 'document', url: '', uploadId })),
      codeOf(add({ kind: 'document', url: '', uploadId })),
    ]);
    expect(outcomes.toSorted()).toEqual(['invalid-input', 'taken']);
    expect(await codeOf(add({ kind: 'document', url: '', uploadId: randomUUID() }))).toBe(
      'invalid-input',
    );
  });

  test('bad input is refused with the field it is in', async () => {
    const issuesOf = (fields: Partial<ResourceFields>) =>
      add(fields).then(
        () => [],
        (error: unknown) =>
          Object(error).data.error.issues.map(({ path }: { path: string }) => path),
      );
    expect(await issuesOf({ title: '' })).toEqual(['title']);
    expect(await issuesOf({ category: ' ' })).toEqual(['category']);
    expect(await issuesOf({ url: '' })).toEqual(['url']);
    expect(await issuesOf({ url: 'javascript:alert(1)' })).toEqual(['url']);
    expect(await issuesOf({ kind: 'document', url: '' })).toEqual(['uploadId']);
    const { id, version, title } = await add();
    const change = { id, title, category: 'Forms', language: 'en' as const };
    expect(await codeOf(resources().update.mutate({ ...change, version: version - 1 }))).toBe(
      'conflict',
    );
    expect(await resources().update.mutate({ ...change, version })).toMatchObject({
      category: 'Forms',
    });
    expect(await codeOf(resources().addVersion.mutate({ id, after: 1 }))).toBe('invalid-input');
  });
});
