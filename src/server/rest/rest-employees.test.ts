import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { employeeSchema } from '../../shared/contracts/employee.ts';
import { storeImageOutput } from '../../shared/contracts/picture.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import { plainPicture } from '../testing/pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const path = '/api/employee-profiles';
/** A record as JSON has it, without its days. */
const recordSchema = employeeSchema.omit({ createdAt: true, consent: true });

describeOnDatabases('employees', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let imageUrl: string;
  let otherUrl: string;
  const upload = async () => {
    const form = new FormData();
    const bytes = await plainPicture('png', { width: 40, height: 50 });
    form.append('image', new Blob([new Uint8Array(bytes)]));
    const { body } = await admin.request('POST', '/api/admin/images', { body: form });
    return storeImageOutput.parse(body).picture.url;
  };
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    imageUrl = await upload();
    otherUrl = await upload();
  });
  afterAll(() => app.close());

  const profile = (overrides: Record<string, unknown> = {}) => ({
    name: `Ana Reyes ${randomUUID().slice(0, 8)}`,
    position: 'Team Lead',
    bio: 'Leads a team.',
    shortBio: 'Leads.',
    imageUrl,
    publicConsent: true,
    ...overrides,
  });
  const create = async (overrides: Record<string, unknown> = {}) => {
    const answer = await admin.post(path, profile(overrides));
    expect(answer.status).toBe(201);
    return recordSchema.parse(answer.body);
  };
  const rowOf = (id: string) => app.orm.em.fork().findOneOrFail(EmployeeProfile, { id });
  const isShown = async (id: string) => {
    const { body } = await app.client().get(`${path}/public`);
    return JSON.stringify(body).includes(id);
  };

  test('every field of the specification is kept, and the public page shows its part at once', async () => {
    const sent = profile({
      name: 'Jürgen Groß',
      department: 'Support',
      phone: '+49 30 23125 099',
      email: 'j@talabridge.example',
      privatePhone: '+49 151 23125 099',
      privateEmail: 'juergen@people.example',
      birthdate: '1990-04-05',
      address: 'A street 1',
      hdmfNumber: '1234-5678-9012',
      sssNumber: '33-1234567-8',
      philhealthNumber: '12-345678901-2',
      taxId: '123-456-789-000',
      additionalImage1: otherUrl,
      additionalImage2: `${app.url}${otherUrl}`,
      additionalImage3: `${otherUrl}/40.webp`,
      notes: 'Internal.',
      isPublic: true,
      displayOrder: 3,
      skills: ['Listening', ' Listening ', '', 'Excel'],
      german: { position: 'Teamleitung', shortBio: 'Leitet.', bio: 'Leitet ein Team.', skills: [] },
    });
    const answer = await admin.post(path, sent);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      slug: 'juergen-gross',
      imageUrl,
      additionalImage1: otherUrl,
      additionalImage2: otherUrl,
      additionalImage3: otherUrl,
      birthdate: '••••',
      hdmfNumber: '•••• 9012',
      sssNumber: '•••• 67-8',
      philhealthNumber: '•••• 01-2',
      taxId: '•••• -000',
      skills: ['Listening', 'Excel'],
      privatePhone: '+49 151 23125 099',
      privateEmail: 'juergen@people.example',
      notes: 'Internal.',
      isActive: true,
      displayOrder: 3,
    });
    const { id } = employeeSchema.pick({ id: true }).parse(answer.body);
    expect(await rowOf(id)).toMatchObject({
      birthdate: '1990-04-05',
      hdmfNumber: '1234-5678-9012',
      sssNumber: '33-1234567-8',
      philhealthNumber: '12-345678901-2',
      taxId: '123-456-789-000',
    });
    expect((await app.client().get(`${path}/juergen-gross`)).body).toMatchObject({
      name: 'Jürgen Groß',
      imageUrl,
    });
    expect(
      (await app.client().get(`${path}/${id}`, { 'accept-language': 'de' })).body,
    ).toMatchObject({ position: 'Teamleitung', skills: ['Listening', 'Excel'] });
  });

  test('the address of a profile is made of the name, is nobody else’s, and stays', async () => {
    const [first, second, third] = [
      await create({ name: 'Same Name' }),
      await create({ name: 'Same  Name!' }),
      await create({ name: '李明' }),
    ];
    expect([first.slug, second.slug, third.slug]).toEqual(['same-name', 'same-name-2', 'employee']);
    await admin.delete(`${path}/${first.id}`);
    expect((await create({ name: 'Same Name' })).slug).toBe('same-name-3');
    expect((await create({ name: 'Public' })).slug).toBe('public-2');
    const renamed = await admin.put(`${path}/${second.id}`, { name: 'Another Name' });
    expect(renamed.body).toMatchObject({ name: 'Another Name', slug: 'same-name-2' });
    const both = await Promise.all([create({ name: 'At Once' }), create({ name: 'At Once' })]);
    expect(both.map(({ slug }) => slug).toSorted()).toEqual(['at-once', 'at-once-2']);
  });

  test('a change keeps what is left out, and what comes back masked', async () => {
    const { id, version } = await create({ taxId: '123-456-789', birthdate: '1980-01-01' });
    const read = await admin.put(`${path}/${id}`, { position: 'Manager', version });
    expect(read.body).toMatchObject({ position: 'Manager', taxId: '•••• -789' });
    const whole = recordSchema.parse(read.body);
    const back = await admin.put(`${path}/${id}`, { ...whole, department: 'Sales' });
    expect(back.status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      taxId: '123-456-789',
      birthdate: '1980-01-01',
      department: 'Sales',
      position: 'Manager',
    });
    expect((await admin.put(`${path}/${id}`, { taxId: '•••• 0000' })).status).toBe(400);
    await admin.put(`${path}/${id}`, { taxId: '', birthdate: null });
    expect(await rowOf(id)).toMatchObject({ taxId: null, birthdate: null });
    expect((await admin.put(`${path}/${id}`, { name: 'X', version })).status).toBe(409);
  });

  test('what is concealed is told on demand alone, and that is written down', async () => {
    const { id, name } = await create({ sssNumber: '33-1234567-8' });
    const { admin: procedures } = admin.trpc;
    expect(await procedures.employees.get.query({ id })).toMatchObject({ sssNumber: '•••• 67-8' });
    expect(await procedures.employees.reveal.mutate({ id })).toEqual({
      birthdate: null,
      hdmfNumber: null,
      sssNumber: '33-1234567-8',
      philhealthNumber: null,
      taxId: null,
    });
    const events = await app.orm.em.fork().find(AuditEvent, { action: 'employee.reveal' });
    expect(events).toMatchObject([{ subjectId: id, subjectLabel: name, actorName: 'Test admin' }]);
  });

  test('switches, deleting and restoring show on the public site at once', async () => {
    const { id } = await create({ isPublic: true });
    expect(await isShown(id)).toBe(true);
    for (const field of ['isPublic', 'isActive']) {
      await admin.put(`${path}/${id}`, { [field]: false });
      expect(await isShown(id)).toBe(false);
      await admin.put(`${path}/${id}`, { [field]: true, publicConsent: true });
      expect(await isShown(id)).toBe(true);
    }
    expect((await admin.delete(`${path}/${id}`)).body).toEqual({ ok: true });
    expect(await isShown(id)).toBe(false);
    expect((await app.client().get(`${path}/${id}`)).status).toBe(404);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(404);
    expect((await admin.put(`${path}/${id}`, { name: 'X' })).status).toBe(404);
    await admin.trpc.admin.employees.restore.mutate({ id });
    expect(await isShown(id)).toBe(true);
  });

  test('nothing but the fields of a profile can be set', async () => {
    const injected = {
      id: randomUUID(),
      slug: 'mine',
      deletedAt: '2020-01-01T00:00:00.000Z',
      createdAt: '2020-01-01T00:00:00.000Z',
      image: randomUUID(),
      role: 'admin',
      __proto__: { polluted: true },
    };
    const created = await create(injected);
    expect(created.id).not.toBe(injected.id);
    expect(created.slug).not.toBe('mine');
    await admin.put(`${path}/${created.id}`, { ...injected, version: created.version });
    const row = await rowOf(created.id);
    expect(row.deletedAt).toBeNull();
    expect(row.slug).toBe(created.slug);
    expect(row.createdAt.getFullYear()).toBeGreaterThan(2024);
  });

  describe('bad input', () => {
    test.each<[string, Record<string, unknown>]>([
      ['name', { name: ' ' }],
      ['name', { name: 'x'.repeat(201) }],
      ['name', { name: undefined }],
      ['position', { position: '' }],
      ['bio', { bio: '', isPublic: true }],
      ['bio', { bio: 'x'.repeat(10_001) }],
      ['shortBio', { shortBio: '', isPublic: true }],
      ['imageUrl', { imageUrl: '', isPublic: true }],
      ['imageUrl', { imageUrl: undefined, isPublic: true }],
      ['imageUrl', { imageUrl: null, isPublic: true }],
      ['publicConsent', { publicConsent: false, isPublic: true }],
      ['publicConsent', { publicConsent: 'yes' }],
      ['privateEmail', { privateEmail: 'not an address' }],
      ['privatePhone', { privatePhone: '1'.repeat(41) }],
      ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
      ['imageUrl', { imageUrl: 'data:image/png;base64,AAAA' }],
      ['imageUrl', { imageUrl: '//elsewhere.example/images/x' }],
      ['imageUrl', { imageUrl: `https://elsewhere.example/images/${randomUUID()}` }],
      ['imageUrl', { imageUrl: `/images/${randomUUID()}` }],
      ['imageUrl', { imageUrl: `/images/${randomUUID()}/../../x` }],
      ['additionalImage2', { additionalImage2: 'javascript:alert(1)' }],
      ['email', { email: 'not an address' }],
      ['phone', { phone: '1'.repeat(41) }],
      ['phone', { phone: 'call me maybe' }],
      ['privatePhone', { privatePhone: '+49 (0)' }],
      ['birthdate', { birthdate: '2999-01-01' }],
      ['birthdate', { birthdate: '1990-02-30' }],
      ['birthdate', { birthdate: 'yesterday' }],
      ['taxId', { taxId: '•••• 1234' }],
      ['taxId', { taxId: '• 34-1234567-8' }],
      ['birthdate', { birthdate: '•' }],
      ['taxId', { taxId: '12-345-678' }],
      ['sssNumber', { sssNumber: '34-1234567' }],
      ['philhealthNumber', { philhealthNumber: '12-345678901-22' }],
      ['hdmfNumber', { hdmfNumber: 'see her card' }],
      ['skills', { skills: 'Excel' }],
      ['skills', { skills: Array.from({ length: 41 }, (_, index) => `s${index}`) }],
      ['isActive', { isActive: 'yes' }],
      ['displayOrder', { displayOrder: 1.5 }],
      ['displayOrder', { displayOrder: 1e9 }],
      ['german.bio', { german: { bio: 7 } }],
    ])('%s', async (field, overrides) => {
      const answer = await admin.post(path, profile(overrides));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid-input', issues: [{ path: field }] });
    });

    test('a NUL character, a broken body and an id that is none', async () => {
      expect((await admin.post(path, profile({ notes: 'a\u0000b' }))).status).toBe(400);
      const broken = await admin.request('POST', path, {
        headers: { 'content-type': 'application/json' },
        body: '{',
      });
      expect(broken.status).toBe(400);
      expect((await admin.put(`${path}/nobody`, {})).status).toBe(400);
      expect((await admin.delete(`${path}/nobody`)).status).toBe(400);
      expect((await admin.put(`${path}/${randomUUID()}`, {})).status).toBe(404);
      for (const query of ['limit=0', 'limit=1001', 'limit=x', 'cursor=x']) {
        expect((await admin.get(`${path}?${query}`)).status).toBe(400);
      }
    });
  });

  test('the list goes page by page, newest first, each once', async () => {
    const added = [await create(), await create(), await create()].map(({ id }) => id).toReversed();
    const seen: string[] = [];
    let next: string | undefined = `${path}?limit=2`;
    let total = 0;
    while (next) {
      const answer = await admin.get(next);
      total = Number(answer.headers.get('x-total-count'));
      seen.push(
        ...employeeSchema
          .pick({ id: true })
          .array()
          .parse(answer.body)
          .map(({ id }) => id),
      );
      next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen.length).toBe(total);
    expect(new Set(seen).size).toBe(total);
    expect(seen.slice(0, 3).toSorted()).toEqual(added.toSorted());
  });

  test('the table is searched, filtered, sorted and turned in both directions', async () => {
    const { employees } = admin.trpc.admin;
    const department = `Dept ${randomUUID()}`;
    for (const name of ['Cora_1', 'Abel_2', 'Bea%3', 'Dan']) {
      await create({ name, department, isPublic: name !== 'Dan', isActive: name !== 'Abel_2' });
    }
    const names = async (input: Parameters<typeof employees.list.query>[0]) =>
      (await employees.list.query({ department, ...input })).rows.map(({ name }) => name);
    expect(await names({ sort: 'name' })).toEqual(['Abel_2', 'Bea%3', 'Cora_1', 'Dan']);
    expect(await names({ sort: 'name', order: 'desc', isPublic: true })).toEqual([
      'Cora_1',
      'Bea%3',
      'Abel_2',
    ]);
    expect(await names({ sort: 'name', isActive: false })).toEqual(['Abel_2']);
    expect(await names({ search: '%' })).toEqual(['Bea%3']);
    expect(await names({ search: 'a_' })).toEqual(['Cora_1']);
    for (const sort of ['displayOrder', 'name', 'position', 'department'] as const) {
      const first = await employees.list.query({ department, sort, limit: 2 });
      const second = await employees.list.query({
        department,
        sort,
        limit: 2,
        after: first.nextCursor ?? '',
      });
      const back = await employees.list.query({
        department,
        sort,
        limit: 2,
        before: second.previousCursor ?? '',
      });
      expect(back.rows).toEqual(first.rows);
      expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(4);
      expect([first.total, second.nextCursor]).toEqual([4, null]);
    }
    expect(await employees.listDepartments.query()).toContain(department);
  });

  test('a new order is the public one; one that is not about everybody is refused', async () => {
    const { employees } = admin.trpc.admin;
    const { rows } = await employees.list.query({ limit: 1000 });
    const ids = rows.map(({ id }) => id).toReversed();
    await employees.reorder.mutate({ ids });
    const after = await employees.list.query({ limit: 1000 });
    expect(after.rows.map(({ id }) => id)).toEqual(ids);
    const { body } = await app.client().get(`${path}/public`);
    const shown = new Set(
      after.rows.filter((row) => row.isPublic && row.isActive).map(({ id }) => id),
    );
    expect(
      employeeSchema
        .pick({ id: true })
        .array()
        .parse(body)
        .map(({ id }) => id),
    ).toEqual(ids.filter((id) => shown.has(id)));
    for (const wrong of [ids.slice(1), [...ids, ids[0] ?? ''], [...ids.slice(1), randomUUID()]]) {
      await expect(employees.reorder.mutate({ ids: wrong })).rejects.toMatchObject({
        data: { error: { code: 'conflict' } },
      });
    }
  });
});
