import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { Client } from '../db/entities/clients.ts';
import { addClient } from '../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const required = {
  companyName: 'Nordwind GmbH',
  contactPerson: 'Ida Nord',
  contactEmail: 'ida@nordwind.example',
};

describeOnDatabases('clients', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(() => app.orm.em.fork().nativeDelete(Client, {}));

  const add = async (fields: Record<string, unknown> = {}) => {
    const answer = await admin.post('/api/clients', { ...required, ...fields });
    expect(answer.text).toContain('"clientId"');
    expect(answer.status).toBe(201);
    return Object(answer.body);
  };
  const stored = (id: string) => app.orm.em.fork().findOneOrFail(Client, { id });

  describe('adding one', () => {
    test('three fields are enough; the others have their defaults', async () => {
      const created = await add();
      expect(created).toEqual({
        ...required,
        id: expect.any(String),
        clientId: expect.stringMatching(/^TB-\d{4}$/),
        industry: null,
        contactTitle: null,
        phone: null,
        website: null,
        status: 'active',
        ndaSigned: false,
        paymentMethod: 'bank_transfer',
        preferredCurrency: 'EUR',
        notes: null,
        source: 'administrator',
        address: null,
        country: null,
        vatNumber: null,
        plan: null,
        locale: 'en',
        createdAt: expect.any(String),
        version: 1,
      });
      expect(
        await app.orm.em
          .fork()
          .findOneOrFail(AuditEvent, { action: 'client.create', subjectId: created.id }),
      ).toMatchObject({ subjectLabel: 'Nordwind GmbH', actorName: 'Test admin' });
    });

    test('a website without https:// is completed', async () => {
      const answer = await admin.post('/api/clients', {
        ...required,
        website: 'nordwind.example/de',
      });
      expect(answer.body).toMatchObject({ website: 'https://nordwind.example/de' });
    });

    test('a VAT number is kept in capitals without what stands between its figures', async () => {
      const { id, version, vatNumber } = await add({ vatNumber: ' atu 123-45.678 ' });
      expect(vatNumber).toBe('ATU12345678');
      await admin.trpc.admin.clients.update.mutate({ id, version, vatNumber: '' });
      expect(await stored(id)).toMatchObject({ vatNumber: null });
    });

    test('a country is kept by its code, and an empty one is none', async () => {
      const { id, version, country } = await add({ country: ' us ' });
      expect(country).toBe('US');
      await admin.trpc.admin.clients.update.mutate({ id, version, country: '' });
      expect(await stored(id)).toMatchObject({ country: null });
    });

    test('every field is kept, whatever is written in it', async () => {
      const fields = {
        industry: 'Logistics',
        contactTitle: 'Head of Service',
        phone: '+49 40 555 0101',
        website: 'https://nordwind.example/',
        address: 'Hafenstrasse 1, Hamburg',
        country: 'DE',
        vatNumber: 'DE123456789',
        status: 'inactive',
        ndaSigned: true,
        paymentMethod: 'paypal',
        preferredCurrency: 'PHP',
        notes: '</script><img src=x onerror=alert(1)>\n=1+1',
        plan: 'enterprise',
        locale: 'de',
      };
      const created = await add(fields);
      expect(created).toMatchObject(fields);
      expect(await stored(created.id)).toMatchObject(fields);
      const empty = Object.fromEntries(['industry', 'phone', 'notes'].map((name) => [name, ' ']));
      expect(await add(empty)).toMatchObject({ industry: null, phone: null, notes: null });
    });

    const vatNumberFault =
      'A VAT number begins with the two letters of its country, such as DE123456789 or ATU12345678';
    const countryFault = 'Please give the code of a country in two letters, such as DE';
    test.each([
      ['companyName', ' ', 'Company name is required'],
      ['contactPerson', '', 'Contact person name is required'],
      ['contactEmail', 'nobody', 'Valid email is required'],
      ['contactEmail', `${'x'.repeat(100_000)}@y.example`, 'Valid email is required'],
      ['website', 'javascript:alert(1)', 'Must be a valid URL'],
      ['vatNumber', '123456789', vatNumberFault],
      ['vatNumber', 'NO1', vatNumberFault],
      ['vatNumber', 'CH123456', 'A VAT number of this country looks like CHE123456789MWST'],
      ['vatNumber', 'DE', 'A VAT number of this country looks like DE123456789'],
      ['vatNumber', 'DE<b>123456', 'A VAT number of this country looks like DE123456789'],
      ['vatNumber', 'NL123', 'A VAT number of this country looks like NL123456789B01'],
      ['vatNumber', 'GR12345678', 'A VAT number of this country looks like EL123456789'],
      ['vatNumber', 'XX123456789', vatNumberFault],
      ['country', 'XX', countryFault],
      ['country', 'Germany', countryFault],
      ['country', 49, 'Expected string, received number'],
      ['locale', 'fr', 'Please choose one of the given options'],
      ['website', '//evil.example', 'Must be a valid URL'],
      ['website', 'nobody@nordwind.example', 'Must be a valid URL'],
      ['website', `${'x.'.repeat(246)}example`, 'Must be at most 500 characters'],
      ['website', 'data:text/html,x', 'Must be a valid URL'],
      ['phone', 'call me', 'Please enter a phone number, such as +49 30 123456'],
      ['paymentMethod', 'cash', 'Please choose one of the given options'],
      ['preferredCurrency', 'eur', 'Please choose one of the given options'],
      ['status', 'gone', 'Please choose one of the given options'],
      ['ndaSigned', 'yes', 'Expected boolean, received string'],
      ['notes', 'x'.repeat(5001), 'Must be at most 5000 characters'],
    ])('$# is refused at its field: %s', async (path, value, message) => {
      const answer = await admin.post('/api/clients', { ...required, [path]: value });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', issues: [{ path, message }] },
      });
      expect(await app.orm.em.fork().count(Client)).toBe(0);
    });

    test('fields that are not the caller’s to set are passed over', async () => {
      const id = randomUUID();
      const created = await add({
        id,
        clientId: 'TB-9999',
        source: 'registration',
        version: 9,
        consentVersion: 'forged',
        isSuspicious: true,
        createdAt: '2001-01-01T00:00:00Z',
        role: 'admin',
      });
      expect(created.id).not.toBe(id);
      expect(await stored(created.id)).toMatchObject({
        source: 'administrator',
        consentVersion: null,
        isSuspicious: false,
        version: 1,
      });
      expect(created.clientId).not.toBe('TB-9999');
      expect(created.createdAt).not.toContain('2001');
    });
  });

  test('the list: newest first, in pages, with the number of all', async () => {
    const em = app.orm.em.fork();
    for (let day = 1; day <= 5; day += 1) {
      addClient(em, { companyName: `Day ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
    }
    await em.flush();
    const names: string[] = [];
    let path = '/api/clients?limit=2';
    while (path) {
      const answer = await admin.get(path);
      expect(answer.headers.get('x-total-count')).toBe('5');
      for (const { companyName } of Object(answer.body)) names.push(companyName);
      path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(names).toEqual(['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']);
    for (const query of ['limit=0', 'limit=1001', 'limit=x', 'cursor=nonsense', 'cursor=W10']) {
      expect((await admin.get(`/api/clients?${query}`)).status).toBe(400);
    }
  });

  test('search and filters, with the counts of each status', async () => {
    const em = app.orm.em.fork();
    addClient(em, { companyName: '100% Support', contactPerson: 'Åsa Berg', ndaSigned: true });
    addClient(em, { companyName: '1000 Supports', status: 'inactive' });
    addClient(em, { companyName: 'Elsewhere', source: 'administrator' });
    await em.flush();
    const list = (input: Parameters<typeof admin.trpc.admin.clients.list.query>[0]) =>
      admin.trpc.admin.clients.list.query(input);
    expect(await list({ search: '100%' })).toMatchObject({ total: 1 });
    expect(await list({ search: 'åsa' })).toMatchObject({ total: 1 });
    expect(await list({ search: 'support' })).toMatchObject({
      total: 2,
      statusCounts: { active: 1, inactive: 1 },
    });
    expect(await list({ search: 'support', status: 'inactive' })).toMatchObject({ total: 1 });
    expect(await list({ ndaSigned: true })).toMatchObject({ total: 1 });
    expect(await list({ source: 'administrator' })).toMatchObject({
      rows: [{ companyName: 'Elsewhere' }],
    });
    const sorted = await list({ sort: 'companyName', order: 'asc', limit: 2 });
    const next = await list({
      sort: 'companyName',
      order: 'asc',
      limit: 2,
      after: sorted.nextCursor ?? '',
    });
    expect([...sorted.rows, ...next.rows]).toHaveLength(3);
    await expect(list({ sort: 'companyName', after: 'W10' })).rejects.toThrow();
  });

  test('a doubled name or address is a hint and no obstacle', async () => {
    const first = await add();
    const similar = await admin.trpc.admin.clients.findSimilar.query({
      companyName: 'NORDWIND gmbh',
      contactEmail: 'other@nordwind.example',
    });
    expect(similar).toMatchObject([{ id: first.id, clientId: first.clientId }]);
    expect(
      await admin.trpc.admin.clients.findSimilar.query({
        companyName: 'Nordwind',
        except: first.id,
      }),
    ).toEqual([]);
    expect((await add()).id).not.toBe(first.id);
  });

  test('the page of a client: its people and what happened to it', async () => {
    const { id } = await add();
    const { id: userId } = await app.addUser('client');
    const em = app.orm.em.fork();
    await em.nativeUpdate(User, { id: userId }, { client: id });
    const detail = await admin.trpc.admin.clients.get.query({ id });
    expect(detail).toMatchObject({
      consentVersion: null,
      people: [{ id: userId, name: 'Test client', state: 'active' }],
      activity: [{ action: 'client.create', subjectLabel: 'Nordwind GmbH' }],
    });
    expect(JSON.stringify(detail)).not.toContain('passwordHash');
    await expect(admin.trpc.admin.clients.get.query({ id: randomUUID() })).rejects.toMatchObject({
      data: { error: { code: 'not-found' } },
    });
  });

  test('of two administrators the second gets a conflict, and nothing is overwritten', async () => {
    const { id, version } = await add({ notes: 'As it was' });
    const update = admin.trpc.admin.clients.update;
    const changed = await update.mutate({ id, version, notes: 'Mine', website: '' });
    expect(changed).toMatchObject({ notes: 'Mine', version: version + 1 });
    await expect(update.mutate({ id, version, notes: 'Theirs' })).rejects.toMatchObject({
      data: { error: { code: 'conflict' } },
    });
    expect(await stored(id)).toMatchObject({ notes: 'Mine', companyName: 'Nordwind GmbH' });
    const answers = await Promise.allSettled(
      ['a', 'b', 'c'].map((notes) => update.mutate({ id, version: version + 1, notes })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
