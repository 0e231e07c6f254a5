import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldText, phoneE164, plainText, searchTerms } from '../../shared/domain/fold-text.ts';
import { Client } from '../db/entities/clients.ts';
import { storeApplications } from '../testing/applicant.ts';
import { fiftySearches, people } from '../testing/fifty-searches.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';

/** What people type: letters of three alphabets, umlauts in either spelling, accents apart from their letters. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'ä',
        'ae',
        'Ö',
        'OE',
        'ü',
        'u\u0308',
        'ß',
        'ẞ',
        'ss',
        'æ',
        'Ø',
        'ł',
        'é',
        'ı',
        'İ',
      ),
      fc.constantFrom(
        'a',
        'o',
        'u',
        'e',
        'E',
        ' ',
        ',',
        '%',
        '_',
        '\\',
        '-',
        '1',
        'ﬁ',
        '½',
        'Ω',
        'Ж',
        'ς',
      ),
      fc.string({ unit: 'grapheme-ascii', maxLength: 3 }),
      fc.integer({ min: 0xa0, max: 0x52f }).map((code) => String.fromCodePoint(code)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const spellings = [
  (national: string) => `0${national}`,
  (national: string) => `+63 ${national}`,
  (national: string) => `63${national}`,
  (national: string) => `0${national.slice(0, 3)}-${national.slice(3, 6)}-${national.slice(6)}`,
  (national: string) => `(0${national.slice(0, 3)}) ${national.slice(3)}`,
  (national: string) => `0063 ${national}`,
  (national: string) => `+63 (0)${national}`,
];

describeOnBothDatabases('the folded search', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  const idOf = new Map<string, string>();
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    const ids = await storeApplications(app.orm, people);
    for (const [index, { email }] of people.entries()) idOf.set(email, ids[index] ?? '');
  });
  afterAll(() => app.close());

  async function ask<Row>(sql: string, params: unknown[]): Promise<Row | undefined> {
    const [row] = await app.orm.em.fork().execute<Row[]>(sql, params);
    return row;
  }

  test('is the same rule in the database as here', async () => {
    await fc.assert(
      fc.asyncProperty(written, async (text) => {
        const row = await ask<{ plain: string; folded: string }>(
          'select "plain_text"(?) as "plain", "fold_text"(?) as "folded"',
          [text, text],
        );
        expect(row).toEqual({ plain: plainText(text), folded: foldText(text) });
      }),
      { numRuns: 300 },
    );
  });

  test('knows a number in every spelling, and finds each spelling by each', async () => {
    const national = fc.integer({ min: 900_000_000_0, max: 999_999_999_9 }).map(String);
    const spelling = fc.constantFrom(...spellings);
    await fc.assert(
      fc.asyncProperty(national, spelling, spelling, async (number, stored, typed) => {
        const row = await ask<{ full: string; forms: string }>(
          'select "phone_e164"(?) as "full", "phone_forms"(?) as "forms"',
          [stored(number), stored(number)],
        );
        expect(row?.full).toBe(`63${number}`);
        const [term, ...more] = searchTerms(typed(number));
        expect(more).toEqual([]);
        expect(row?.forms).toContain(term?.digits);
      }),
      { numRuns: 100 },
    );
  });

  test('reads a telephone number by the same rule as here', async () => {
    const digits = fc.string({ unit: fc.constantFrom(...'000123456789'), maxLength: 13 });
    const start = fc.constantFrom(
      '',
      '+',
      '0',
      '00',
      '+49',
      '0049',
      '63',
      '+63 (0)',
      '09',
      'Tel. ',
    );
    await fc.assert(
      fc.asyncProperty(start, digits, async (country, number) => {
        const typed = `${country}${number}`;
        const row = await ask<{ full: string | null }>('select "phone_e164"(?) as "full"', [typed]);
        expect(row?.full).toBe(phoneE164(typed));
      }),
      { numRuns: 300 },
    );
  });

  test('takes a number without a country for Philippine if it can be, else for German', async () => {
    const numbers = [
      '0917 555 0123',
      '9175550123',
      '0151 23456789',
      '+49 (0)151 23456789',
      'call me 12',
    ];
    const full = await Promise.all(
      numbers.map((number) =>
        ask<{ full: string | null }>('select "phone_e164"(?) as "full"', [number]),
      ),
    );
    expect(full.map((row) => row?.full)).toEqual([
      '639175550123',
      '639175550123',
      '4915123456789',
      '4915123456789',
      null,
    ]);
  });

  test.each(fiftySearches)(
    '“$search” finds $email',
    async ({ search, email, isSimilar = false }) => {
      const found = await admin.trpc.admin.applications.list.query({ search });
      expect(found.rows.map(({ id }) => id)).toContain(idOf.get(email));
      expect(found.isSimilar).toBe(isSimilar);
    },
  );

  test('says of nothing that it is similar where nothing is', async () => {
    const found = await admin.trpc.admin.applications.list.query({ search: 'xqzwvk' });
    expect(found).toMatchObject({ rows: [], total: 0 });
  });

  test('an address that is not here is like nobody who shares its domain', async () => {
    const { list } = admin.trpc.admin.applications;
    expect(await list.query({ search: 'wxyz@one.example' })).toMatchObject({ rows: [], total: 0 });
    // What stands before the sign is compared.
    const ids = await storeApplications(app.orm, [{ email: 'stefanie.kaufmann@one.example' }]);
    const found = await list.query({ search: 'stefani.kaufman@two.example' });
    expect(found).toMatchObject({ isSimilar: true, rows: [{ id: ids[0] }] });
  });

  test('what is only similar is not exported', async () => {
    const answer = await admin.get('/api/admin/applications/export.csv?search=Jaun%20Berger');
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('Juan Berger');
    const exact = await admin.get('/api/admin/applications/export.csv?search=Juan%20Berger');
    expect(exact.text).toContain('Juan Berger');
  });

  test('of what is similar nothing is decided all at once', async () => {
    const filter = { search: 'Jaun Berger' };
    const { total, asOf } = await admin.trpc.admin.applications.list.query(filter);
    expect(total).toBeGreaterThan(0);
    const decided = admin.trpc.admin.applications.reviewMany.mutate({
      of: { kind: 'matching', filter, expectedTotal: total, asOf },
      status: 'rejected',
    });
    await expect(decided).rejects.toMatchObject({ data: { code: 'CONFLICT' } });
  });

  test('the palette finds the same, and says what is only similar', async () => {
    const exact = await admin.trpc.admin.search.find.query({ query: 'schroder, dorte' });
    expect(exact).toMatchObject([
      { kind: 'application', title: 'Dörte Schröder', isSimilar: false },
    ]);
    const similar = await admin.trpc.admin.search.find.query({ query: 'Jaun Berger' });
    expect(similar).toMatchObject([{ title: 'Juan Berger', isSimilar: true }]);
  });

  test('other lists fold as well, and say what is only similar', async () => {
    const em = app.orm.em.fork();
    em.create(Client, {
      clientId: 'TB-777',
      companyName: 'Größe & Söhne',
      contactPerson: 'Zoë Ångström',
      contactEmail: 'post@firm.example',
      phone: '0918 555 0199',
      locale: 'de',
    });
    await em.flush();
    const searches = ['groesse sohne', 'Angstrom, Zoe', '+63 918 555 0199', 'Grösse'];
    for (const search of searches) {
      const found = await admin.trpc.admin.clients.list.query({ search });
      expect(found).toMatchObject({ rows: [{ clientId: 'TB-777' }], isSimilar: false });
    }
    const similar = await admin.trpc.admin.clients.list.query({ search: 'Zoe Angstrem' });
    expect(similar).toMatchObject({ rows: [{ clientId: 'TB-777' }], isSimilar: true });
    const { rows } = await admin.trpc.admin.activity.find.query({ record: 'nobody-like-this' });
    expect(rows).toEqual([]);
  });

  test('who is covered is found by nothing like their name or number', async () => {
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'true' });
    for (const search of ['dorte', 'Jaun Berger', '0917 555 0123', '5550123']) {
      const found = await admin.trpc.admin.applications.list.query({ search });
      expect(found).toMatchObject({ rows: [], total: 0 });
      expect(await admin.trpc.admin.search.find.query({ query: search })).toEqual([]);
    }
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'false' });
  });
});
