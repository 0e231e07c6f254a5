import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ClientInvoiceSort,
  InvoiceState,
  InvoiceStatus,
} from '../../../shared/contracts/invoice.ts';
import { addDays, officeDay } from '../../../shared/domain/dates.ts';
import type { Client } from '../../db/entities/clients.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import { addClient } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const today = officeDay(new Date());

type Row = {
  company: string;
  number: string | null;
  status: InvoiceStatus;
  due: number | null;
  cents: number;
  currency?: 'EUR' | 'USD';
  /** The company's name when it was sent. */
  formerName?: string;
};

/** In the order in which they were made. */
const rows: readonly Row[] = [
  { company: 'Müller & Söhne', number: 'TB-2026-0001', status: 'sent', due: -1, cents: 50_000 },
  { company: 'Nordwind GmbH', number: 'TB-2026-0002', status: 'sent', due: 0, cents: 20_000 },
  { company: 'Nordwind GmbH', number: 'TB-2026-0003', status: 'paid', due: -40, cents: 70_000 },
  {
    company: 'Acme Logistics',
    number: 'TB-2026-0004',
    status: 'void',
    due: 5,
    cents: 90_000,
    formerName: 'Roadrunner Freight',
  },
  {
    company: 'Acme Logistics',
    number: 'TB-2026-0005',
    status: 'sent',
    due: -9,
    cents: 30_000,
    currency: 'USD',
  },
  { company: 'Müller & Söhne', number: null, status: 'draft', due: null, cents: 10_000 },
];

/** What a test calls an invoice by. */
const nameOf = ({ number }: { number: string | null }) => number?.slice(-1) ?? 'draft';

describeOnBothDatabases('the invoices of all clients', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    const em = app.orm.em.fork();
    const clients = new Map<string, Client>();
    for (const [index, row] of rows.entries()) {
      const client =
        clients.get(row.company) ??
        addClient(em, { companyName: row.company, contactPerson: 'Ida Zimmermann' });
      clients.set(row.company, client);
      const { number, status, due, cents, currency = 'EUR', formerName } = row;
      em.create(Invoice, {
        client,
        number,
        status,
        issuedOn: number === null ? null : addDays(today, index - 50),
        dueOn: due === null ? null : addDays(today, due),
        currency,
        lines: [{ description: 'Support', quantity: 100, unitPrice: cents }],
        taxRate: 0,
        netCents: cents,
        taxCents: 0,
        totalCents: cents,
        recipient:
          number === null
            ? null
            : {
                companyName: formerName ?? row.company,
                contactPerson: 'Ida Zimmermann',
                address: null,
                clientId: client.clientId,
                locale: 'en',
              },
        createdAt: new Date(Date.now() - 1_000_000 + index * 1000),
      });
    }
    await em.flush();
  });
  afterAll(() => app.close());

  const invoices = () => admin.trpc.admin.invoices;
  const names = async (input: Parameters<ReturnType<typeof invoices>['listAll']['query']>[0]) =>
    (await invoices().listAll.query(input)).rows.map(nameOf);

  test('are all there, the newest first, each with its client', async () => {
    const { rows: shown, total } = await invoices().listAll.query({});
    expect(shown.map(nameOf)).toEqual(['draft', '5', '4', '3', '2', '1']);
    expect(total).toBe(6);
    expect(shown[1]).toMatchObject({
      number: 'TB-2026-0005',
      state: 'overdue',
      dueOn: addDays(today, -9),
      currency: 'USD',
      totalCents: 30_000,
      client: { name: 'Acme Logistics' },
    });
    const found = await admin.trpc.admin.clients.get.query({ id: shown[1]?.client.id ?? '' });
    expect(found.companyName).toBe('Acme Logistics');
  });

  test('are filtered by state, overdue from the day after they were due', async () => {
    const { stateCounts } = await invoices().listAll.query({});
    expect(stateCounts).toEqual({ draft: 1, sent: 1, overdue: 2, paid: 1, void: 1 });
    const of = (state: InvoiceState) => names({ state, sort: 'number', order: 'asc' });
    expect(await of('overdue')).toEqual(['1', '5']);
    expect(await of('sent')).toEqual(['2']);
    expect(await of('draft')).toEqual(['draft']);
    const overdue = await invoices().listAll.query({ state: 'overdue', search: 'acme' });
    expect([overdue.total, overdue.stateCounts.void]).toEqual([1, 1]);
  });

  test('come to a sum in each currency, of what is asked for and not taken back', async () => {
    const totals = async (input: { state?: InvoiceState; search?: string }) =>
      (await invoices().listAll.query({ ...input, limit: 1 })).totals;
    expect(await totals({})).toEqual([
      { currency: 'EUR', totalCents: 140_000 },
      { currency: 'USD', totalCents: 30_000 },
    ]);
    expect(await totals({ state: 'void' })).toEqual([]);
    expect(await totals({ state: 'draft', search: 'mueller' })).toEqual([
      { currency: 'EUR', totalCents: 10_000 },
    ]);
    expect(await totals({ search: 'acme' })).toEqual([{ currency: 'USD', totalCents: 30_000 }]);
    expect(await totals({ search: 'qqqq' })).toEqual([]);
  });

  test.each([
    ['the number', 'tb-2026-0003', ['3']],
    ['a part of it', '0003', ['3']],
    ['the company, drafts among them', 'Mueller', ['draft', '1']],
    ['two words of different places', 'nordwind 0002', ['2']],
    ['the name it was written to', 'roadrunner', ['4']],
    ['signs that mean themselves', '%', []],
    ['nobody’s name', 'qqqqqq', []],
  ])('are found by %s', async (_name, search, expected) => {
    const page = await invoices().listAll.query({ search });
    expect(page.rows.map(nameOf)).toEqual(expected);
    expect(page.total).toBe(expected.length);
    if (expected.length > 0) expect(page.isSimilar).toBe(false);
  });

  test('are found by a name that is misspelt, which is said, and by a contact’s no better than that', async () => {
    const page = await invoices().listAll.query({ search: 'nordwnd' });
    expect(page.isSimilar).toBe(true);
    expect(page.rows.map(nameOf)).toEqual(['3', '2']);
    expect((await invoices().listAll.query({ search: 'zimmermann' })).isSimilar).toBe(true);
  });

  const orders: { sort: ClientInvoiceSort; asc: string[]; desc: string[] }[] = [
    {
      sort: 'createdAt',
      asc: ['1', '2', '3', '4', '5', 'draft'],
      desc: ['draft', '5', '4', '3', '2', '1'],
    },
    {
      sort: 'number',
      asc: ['1', '2', '3', '4', '5', 'draft'],
      desc: ['5', '4', '3', '2', '1', 'draft'],
    },
    {
      sort: 'state',
      asc: ['draft', '5', '1', '2', '3', '4'],
      desc: ['4', '3', '2', '1', '5', 'draft'],
    },
    {
      sort: 'dueOn',
      asc: ['3', '5', '1', '2', '4', 'draft'],
      desc: ['4', '2', '1', '5', '3', 'draft'],
    },
    {
      sort: 'totalCents',
      asc: ['draft', '2', '1', '3', '4', '5'],
      desc: ['5', '4', '3', '1', '2', 'draft'],
    },
  ];

  test.each(
    orders.flatMap(({ sort, asc, desc }) => [
      { sort, order: 'asc' as const, whole: asc },
      { sort, order: 'desc' as const, whole: desc },
    ]),
  )('by $sort $order, page by page there and back', async ({ sort, order, whole }) => {
    expect(await names({ sort, order })).toEqual(whole);
    const pages: string[][] = [];
    let after: string | undefined;
    let before: string | undefined;
    do {
      const page = await invoices().listAll.query({ sort, order, limit: 4, after });
      pages.push(page.rows.map(nameOf));
      expect(page.previousCursor === null).toBe(after === undefined);
      after = page.nextCursor ?? undefined;
      before = page.previousCursor ?? undefined;
    } while (after !== undefined);
    expect(pages).toEqual([whole.slice(0, 4), whole.slice(4)]);
    const back = await invoices().listAll.query({ sort, order, limit: 3, before });
    expect(back.rows.map(nameOf)).toEqual(whole.slice(1, 4));
    expect(back.previousCursor).not.toBeNull();
    expect(back.nextCursor).not.toBeNull();
  });

  test('by client are in the order of the companies’ names', async () => {
    const first = await invoices().listAll.query({ sort: 'client', order: 'asc', limit: 3 });
    const after = first.nextCursor ?? '';
    const second = await invoices().listAll.query({ sort: 'client', order: 'asc', after });
    expect([...first.rows, ...second.rows].map(({ client }) => client.name)).toEqual([
      'Acme Logistics',
      'Acme Logistics',
      'Müller & Söhne',
      'Müller & Söhne',
      'Nordwind GmbH',
      'Nordwind GmbH',
    ]);
  });

  test('are refused beyond a page’s limit, and in an order or from a position that is none', async () => {
    const position = (...parts: unknown[]) =>
      Buffer.from(JSON.stringify(parts)).toString('base64url');
    const id = '00000000-0000-4000-8000-000000000000';
    const { nextCursor } = await invoices().listAll.query({ sort: 'dueOn', limit: 1 });
    for (const input of [
      { limit: 0 },
      { limit: 1001 },
      { sort: 'note' },
      { state: 'lost' },
      { search: 'x'.repeat(201) },
      { after: 'nonsense' },
      { sort: 'number', after: nextCursor },
      { sort: 'dueOn', after: position('0000-01-01', id) },
      { sort: 'state', after: position(1e12, today, id) },
      { sort: 'totalCents', after: position('EUR', 1e300, id) },
      { sort: 'client', after: position('a\u0000b', id) },
      { sort: 'createdAt', before: position('0000-01-01T00:00:00Z', id) },
    ]) {
      const asked = encodeURIComponent(JSON.stringify({ json: input }));
      const answer = await admin.get(`/api/trpc/admin.invoices.listAll?input=${asked}`);
      expect([input, answer.status]).toEqual([input, 400]);
    }
  });

  test('are for administrators alone', async () => {
    for (const [person, status] of [
      [app.client(), 401],
      [await app.loginAs('client'), 403],
      [await app.loginAs('employee'), 403],
    ] as const) {
      const answer = await person.get(
        '/api/trpc/admin.invoices.listAll?input=%7B%22json%22:%7B%7D%7D',
      );
      expect(answer.status).toBe(status);
    }
  });
});
