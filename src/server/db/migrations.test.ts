import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { expect, inject, test } from 'vitest';
import { addDays, officeDay, startOfOfficeDay } from '../../shared/domain/dates.ts';
import { nextClientNumber } from '../services/clients/edit-client.ts';
import { nextNumber } from '../services/invoices/status-transitions.ts';
import { createSharedRates } from '../services/site/exchange-rates.ts';
import { databaseUrl, onServer } from '../testing/postgres-server.ts';
import { type DatabaseKind, describeOnBothDatabases } from '../testing/test-database.ts';
import { readNewCluster } from './new-cluster.ts';
import { type DatabaseTarget, type Orm, openOrm, pgliteOptions } from './orm.ts';
import { migrate } from './startup.ts';

/** Runs `use` on a database that nothing has migrated yet. */
async function onEmptyDatabase(
  kind: DatabaseKind,
  use: (orm: Orm, target: DatabaseTarget) => Promise<void>,
) {
  const serverUrl = inject('postgresUrl');
  if (kind === 'embedded' || !serverUrl) {
    const pglite = await PGlite.create({
      ...pgliteOptions,
      loadDataDir: await readNewCluster(),
    });
    const target: DatabaseTarget = { kind: 'instance', pglite };
    const orm = await openOrm(target);
    await use(orm, target).finally(() => orm.close());
    await pglite.close();
    return;
  }
  const name = `talabridge_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, [`create database "${name}"`]);
  const target: DatabaseTarget = { kind: 'postgres', url: databaseUrl(serverUrl, name) };
  const orm = await openOrm(target);
  await use(orm, target).finally(() => orm.close(true));
  await onServer(serverUrl, [`drop database "${name}" with (force)`]);
}

/** PostgreSQL writes a list of strings in one way as it was first read, and in another once its own text was read. */
const normaliseLists = (line: string) =>
  line
    .replace(/\('(\w+)'::character varying\)::text/g, "'$1'::character varying")
    .replace(/\((ARRAY\[[^\]]*\])\)::text\[\]/g, '$1');

/** Everything that migrations make, a line each; the order of columns is nobody's concern. */
async function schemaOf(orm: Orm): Promise<string[]> {
  const rows = await orm.em.fork().execute<{ line: string }[]>(
    `with tables as (
       select "oid", "relname" from "pg_class"
       where "relkind" = 'r' and "relnamespace" = 'public'::regnamespace
         and "relname" <> 'mikro_orm_migrations'
     )
     select 'table ' || "relname" as "line" from tables
     union all
     select concat_ws(' ', 'column', t."relname", c."attname", format_type(c."atttypid", c."atttypmod"),
         case when c."attnotnull" then 'not null' end, case when c."attgenerated" <> '' then 'generated' end,
         pg_get_expr(d."adbin", d."adrelid"))
       from tables t join "pg_attribute" c on c."attrelid" = t."oid" and c."attnum" > 0 and not c."attisdropped"
       left join "pg_attrdef" d on d."adrelid" = t."oid" and d."adnum" = c."attnum"
     union all
     select concat_ws(' ', 'constraint', t."relname", c."conname", pg_get_constraintdef(c."oid"))
       from tables t join "pg_constraint" c on c."conrelid" = t."oid" and c."contype" <> 'n'
     union all
     select pg_get_indexdef(i."indexrelid") from tables t join "pg_index" i on i."indrelid" = t."oid"
     union all
     select pg_get_triggerdef(g."oid") from tables t join "pg_trigger" g on g."tgrelid" = t."oid" and not g."tgisinternal"
     union all
     select pg_get_functiondef(f."oid") from "pg_proc" f
       where f."pronamespace" = 'public'::regnamespace
         and not exists (select 1 from "pg_depend" where "objid" = f."oid" and "deptype" = 'e')
     union all
     select 'sequence ' || "relname" from "pg_class"
       where "relkind" = 'S' and "relnamespace" = 'public'::regnamespace and "relname" not like 'mikro_orm_migrations%'
     union all
     select 'type ' || "typname" from "pg_type"
       where "typtype" in ('e', 'd') and "typnamespace" = 'public'::regnamespace`,
  );
  return rows.map(({ line }) => normaliseLists(line)).toSorted();
}

test('a new database whose extension is in another schema gets the whole schema', async () => {
  await onEmptyDatabase('embedded', async (orm, target) => {
    const em = orm.em.fork();
    await em.execute('create schema "extensions"');
    await em.execute('create extension pg_trgm schema "extensions"');
    await em.execute('set search_path = "public", "extensions"');
    await migrate(orm, target);
    expect(await orm.migrator.getPending()).toEqual([]);
  });
});

describeOnBothDatabases('the migrations', (kind) => {
  test('make the schema that a new database gets at once', async () => {
    let schema: string[] = [];
    await onEmptyDatabase(kind, async (orm) => {
      await orm.migrator.up();
      schema = await schemaOf(orm);
    });
    await onEmptyDatabase(kind, async (orm, target) => {
      await migrate(orm, target);
      expect(await schemaOf(orm)).toEqual(schema);
      expect(await orm.migrator.getPending()).toEqual([]);
      // A next start finds them done.
      await migrate(orm, target);
      await orm.migrator.down({ to: 0 });
      expect(await schemaOf(orm)).toEqual([]);
    });
  });

  test('go all the way back, leave nothing, and make the same schema again', async () => {
    await onEmptyDatabase(kind, async (orm) => {
      await orm.migrator.up();
      const schema = await schemaOf(orm);
      expect(schema).toContain('table applications');
      await orm.migrator.down({ to: 0 });
      expect(await schemaOf(orm)).toEqual([]);
      await orm.migrator.up();
      expect(await schemaOf(orm)).toEqual(schema);
    });
  });

  test('take what applicants gave as their own out of the public fields, also where it is shown', async () => {
    await onEmptyDatabase(kind, async (orm) => {
      await orm.migrator.up({ to: 'Migration20261123105000' });
      const em = orm.em.fork();
      const hire = async (
        slug: string,
        { isPublic = false, isActive = true, bio = 'A bio.', email = `${slug}@own.example` },
      ) => {
        const applicationId = randomUUID();
        const resumeId = randomUUID();
        await em.execute(
          `insert into "uploads" ("id", "status", "purpose", "store_key", "created_at")
           values (?, 'attached', 'resume', ?, now())`,
          [resumeId, slug],
        );
        await em.execute(
          `insert into "applications" ("id", "applicant_name", "email", "phone", "position", "locale",
             "resume_id", "formula_version", "score_source", "created_at")
           values (?, ?, ?, '0917 555 0101', 'customer-service', 'en', ?, 1, 'self-reported', now())`,
          [applicationId, slug, `${slug}@own.example`, resumeId],
        );
        await em.execute(
          `insert into "employee_profiles" ("id", "slug", "name", "position", "bio", "short_bio", "skills",
             "phone", "email", "is_public", "is_active", "application_id", "created_at")
           values (?, ?, ?, 'Agent', ?, 'Short.', '[]', '+63 917 555 0101', ?, ?, ?, ?, now())`,
          [randomUUID(), slug, slug, bio, email, isPublic, isActive, applicationId],
        );
      };
      await hire('drafted', { bio: '' });
      await hire('shown', { isPublic: true });
      await hire('unreadable', { isPublic: true, bio: '' });
      await hire('gone', { isPublic: true, isActive: false });
      await hire('at-work', { email: 'desk@talabridge.example' });
      await orm.migrator.up();
      const rows = await em.execute<Record<string, unknown>[]>(
        `select "slug", "phone", "email", "private_phone" as "privatePhone", "private_email" as "privateEmail",
           "is_public" as "isPublic", "public_consent_version" as "consent"
         from "employee_profiles" order by "slug"`,
      );
      const phone = '+63 917 555 0101';
      const kept = (slug: string) => ({
        ...{ slug, phone: null, email: null, privatePhone: phone },
        ...{ privateEmail: `${slug}@own.example`, isPublic: false, consent: null },
      });
      expect(rows).toEqual([
        { ...kept('at-work'), email: 'desk@talabridge.example', privateEmail: null },
        kept('drafted'),
        { ...kept('gone'), isPublic: true, consent: 'earlier' },
        { ...kept('shown'), isPublic: true, consent: 'earlier' },
        kept('unreadable'),
      ]);
    });
  });

  test('let a second attempt at the tests be begun to the end of its last day in the office', async () => {
    await onEmptyDatabase(kind, async (orm) => {
      await orm.migrator.up({ to: 'Migration20261126232857' });
      const em = orm.em.fork();
      const allowed = {
        winter: '2026-12-10T14:30:00.250Z',
        // After midnight in the office, on the day that the mail named.
        summer: '2026-07-01T22:30:00.000Z',
        clockChange: '2026-10-24T22:10:00.000Z',
        endOfDay: '2026-12-10T22:59:59.999Z',
        begun: '2026-12-10T14:30:00.000Z',
        withdrawn: '2026-12-10T14:30:00.000Z',
      };
      for (const [name, openUntil] of Object.entries(allowed)) {
        const [uploadId, applicationId] = [randomUUID(), randomUUID()];
        const attemptId = name === 'begun' ? randomUUID() : null;
        await em.execute(
          `insert into "uploads" ("id", "status", "purpose", "store_key", "created_at")
           values (?, 'attached', 'resume', ?, now())`,
          [uploadId, name],
        );
        await em.execute(
          `insert into "applications" ("id", "applicant_name", "email", "phone", "position", "locale",
             "resume_id", "formula_version", "score_source", "created_at")
           values (?, ?, ?, '0917 555 0101', 'customer-service', 'en', ?, 1, 'verified', now())`,
          [applicationId, name, `${name}@own.example`, uploadId],
        );
        if (attemptId) {
          await em.execute(
            `insert into "attempts" ("id", "locale", "created_at", "touched_at", "is_retake")
             values (?, 'en', now(), now(), true)`,
            [attemptId],
          );
        }
        await em.execute(
          `insert into "application_retakes" ("id", "application_id", "reason", "actor_name", "created_at",
             "open_until", "attempt_id", "begun_at", "withdrawn_at")
           values (?, ?, ?, 'Ada', now(), ?::timestamptz, ?, ?::timestamptz, ?::timestamptz)`,
          [
            ...[randomUUID(), applicationId, name, openUntil, attemptId],
            attemptId && '2026-12-01T10:00:00Z',
            name === 'withdrawn' ? '2026-12-01T10:00:00Z' : null,
          ],
        );
        await em.execute(
          `insert into "outgoing_mails" ("id", "kind", "recipient", "locale", "subject", "status",
             "about_id", "created_at", "expires_at")
           values (?, 'application-retake', ?, 'en', 'Again', 'kept', ?, now(), ?::timestamptz)`,
          [randomUUID(), `${name}@own.example`, applicationId, openUntil],
        );
      }
      await orm.migrator.up();
      type Row = { name: string; until: Date; mailUntil: Date; isBegun: boolean };
      const rows = await em.execute<Row[]>(
        `select retake."reason" as "name", retake."open_until" as "until", mail."expires_at" as "mailUntil",
           retake."attempt_id" is not null as "isBegun"
         from "application_retakes" as retake
         join "outgoing_mails" as mail on mail."about_id" = retake."application_id"`,
      );
      const ends = { ...allowed };
      for (const name of ['winter', 'summer', 'clockChange'] as const) {
        const nextDay = startOfOfficeDay(addDays(officeDay(new Date(allowed[name])), 1));
        ends[name] = new Date(nextDay.getTime() - 1).toISOString();
      }
      expect(ends).toMatchObject({
        winter: allowed.endOfDay,
        summer: '2026-07-02T21:59:59.999Z',
        clockChange: '2026-10-25T22:59:59.999Z',
      });
      const iso = (moment: Date) => new Date(moment).toISOString();
      for (const column of ['until', 'mailUntil'] as const) {
        const found = rows.map((row) => [row.name, iso(row[column])]);
        expect(Object.fromEntries(found)).toEqual(ends);
      }
      expect(rows.filter(({ isBegun }) => isBegun).map(({ name }) => name)).toEqual(['begun']);
    });
  });

  /** Names the last schema that counted and cached in the settings. */
  const beforeOwnTables = 'Migration20261126234413';
  const nextNumbers = async (orm: Orm) => {
    const em = orm.em.fork();
    return em.transactional(async (inner) => [
      await nextClientNumber(inner),
      await nextNumber(inner, 'invoice', 2025),
      await nextNumber(inner, 'invoice', 2026),
      await nextNumber(inner, 'credit-note', 2026),
      await nextNumber(inner, 'invoice', 2027),
    ]);
  };
  const settingsOf = async (orm: Orm) => {
    const rows = await orm.em
      .fork()
      .execute<{ key: string; value: string }[]>(`select "key", "value" from "settings"`);
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };

  test('go on with the numbers of clients, invoices and credit notes, and give them back', async () => {
    await onEmptyDatabase(kind, async (orm) => {
      await orm.migrator.up({ to: beforeOwnTables });
      const em = orm.em.fork();
      const counters = {
        client_number: '41',
        invoice_number_2025: '12',
        // Lags behind the invoices.
        invoice_number_2026: '2',
      };
      // Looks like counters at most.
      const others = { credit_note_number_format: 'long', other: '7' };
      for (const [key, value] of Object.entries({ ...counters, ...others })) {
        await em.execute(
          `insert into "settings" ("key", "value", "updated_at") values (?, ?, now())`,
          [key, value],
        );
      }
      const clientId = randomUUID();
      for (const [id, number] of [
        [clientId, 'TB-0040'],
        [randomUUID(), 'OLD-0099'],
      ]) {
        await em.execute(
          `insert into "clients" ("id", "client_id", "company_name", "contact_person", "contact_email", "locale", "created_at")
           values (?, ?, 'Nordwind GmbH', 'Ida Nord', 'ida@nordwind.example', 'en', now())`,
          [id, number],
        );
      }
      const documents: [number: string, creditNumber: string | null][] = [
        ['TB-2026-0001', null],
        ['TB-2026-0003', 'TB-CN-2026-0010'],
        ['TB-2026-0002', 'TB-CN-2026-0009'],
        ['DEMO-2026-0090', 'DEMO-CN-2026-0091'],
      ];
      const insertDocument = async (number: string, creditNumber: string | null) => {
        const credit = creditNumber && ['A mistake.', 'none_paid', '2026-11-20'];
        await em.execute(
          `insert into "invoices" ("id", "client_id", "number", "status", "issued_on", "due_on", "currency", "lines",
             "tax_rate", "net_cents", "tax_cents", "total_cents", "created_at", "credit_number", "credit_reason",
             "credit_settlement", "voided_on")
           values (?, ?, ?, ?, '2026-11-02', '2026-11-16', 'EUR', '[]', 0, 0, 0, 0, now(), ?, ?, ?, ?::date)`,
          [
            ...[randomUUID(), clientId, number, creditNumber ? 'void' : 'sent', creditNumber],
            ...(credit || [null, null, null]),
          ],
        );
      };
      for (const document of documents) await insertDocument(...document);
      await orm.migrator.up();
      expect(await settingsOf(orm)).toEqual(others);
      expect(await nextNumbers(orm)).toEqual([
        'TB-0042',
        'TB-2025-0013',
        'TB-2026-0004',
        'TB-CN-2026-0011',
        'TB-2027-0001',
      ]);
      // As by a server of the version before that ran on beside this one.
      await insertDocument('TB-2027-0006', null);
      await em.execute(
        `insert into "settings" ("key", "value", "updated_at") values ('invoice_number_2025', '20', now())`,
      );
      await orm.migrator.down({ to: beforeOwnTables });
      expect(await settingsOf(orm)).toEqual({
        ...others,
        client_number: '42',
        invoice_number_2025: '20',
        invoice_number_2026: '4',
        credit_note_number_2026: '11',
        invoice_number_2027: '6',
      });
    });
  });

  test('take the exchange rates out of the settings, and back', async () => {
    await onEmptyDatabase(kind, async (orm) => {
      await orm.migrator.up({ to: beforeOwnTables });
      const em = orm.em.fork();
      const rates = { USD: 58.25, EUR: 63.5, GBP: 76.125 };
      const at = '2026-11-26T10:00:00.250Z';
      await em.execute(
        `insert into "settings" ("key", "value", "updated_at") values ('exchange_rates', ?, ?::timestamptz), ('other', '7', now())`,
        [JSON.stringify(rates), at],
      );
      await orm.migrator.up();
      expect(await settingsOf(orm)).toEqual({ other: '7' });
      const neverAsked = () => Promise.reject(new Error('asked'));
      await expect(createSharedRates(orm)(neverAsked)).rejects.toThrow('asked');
      expect(await createSharedRates(orm)(neverAsked)).toEqual({ rates, at: Date.parse(at) });
      await orm.migrator.down({ to: beforeOwnTables });
      const { exchange_rates: stored = '', ...others } = await settingsOf(orm);
      expect(JSON.parse(stored)).toEqual(rates);
      expect(others).toEqual({ other: '7' });
    });
  });

  test('number from 1 where nothing was counted, and give back no counter', async () => {
    await onEmptyDatabase(kind, async (orm) => {
      await orm.migrator.up();
      await orm.migrator.down({ to: beforeOwnTables });
      expect(await settingsOf(orm)).toEqual({});
      await orm.migrator.up();
      expect(await nextNumbers(orm)).toEqual([
        'TB-0001',
        'TB-2025-0001',
        'TB-2026-0001',
        'TB-CN-2026-0001',
        'TB-2027-0001',
      ]);
    });
  });
});

/** Opens a database as its owner, who is no superuser, as often as asked for. */
async function onOwnedDatabase(use: (target: DatabaseTarget) => Promise<void>): Promise<void> {
  const serverUrl = inject('postgresUrl') ?? '';
  const name = `talabridge_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, [
    `create role "${name}" login password 'x'`,
    `create database "${name}" owner "${name}"`,
  ]);
  const url = new URL(databaseUrl(serverUrl, name));
  url.username = name;
  url.password = 'x';
  try {
    await use({ kind: 'postgres', url: url.href });
  } finally {
    await onServer(serverUrl, [`drop database "${name}" with (force)`, `drop role "${name}"`]);
  }
}

/** Reads the schema that all migrations make on PostgreSQL. */
async function migratedSchema(): Promise<string[]> {
  let schema: string[] = [];
  await onEmptyDatabase('postgres', async (orm) => {
    await orm.migrator.up();
    schema = await schemaOf(orm);
  });
  return schema;
}

test.skipIf(!inject('postgresUrl'))(
  'an owner of the database who is no superuser brings it up to date from any step',
  async () => {
    await onOwnedDatabase(async (target) => {
      // A connection of its own for each step: what a step needs of the server may not come from the step before.
      let isPending = true;
      while (isPending) {
        const orm = await openOrm(target);
        try {
          const [next] = await orm.migrator.getPending();
          if (next) await orm.migrator.up({ to: next.name });
          isPending = next !== undefined;
        } finally {
          await orm.close(true);
        }
      }
      const orm = await openOrm(target);
      expect(await schemaOf(orm).finally(() => orm.close(true))).toEqual(await migratedSchema());
    });
  },
);

test.skipIf(!inject('postgresUrl'))(
  'an owner of a new database who is no superuser starts with the whole schema',
  async () => {
    await onOwnedDatabase(async (target) => {
      const orm = await openOrm(target);
      try {
        await migrate(orm, target);
        expect(await schemaOf(orm)).toEqual(await migratedSchema());
      } finally {
        await orm.close(true);
      }
    });
  },
);

test.skipIf(!inject('postgresUrl'))(
  'four servers that start together on an empty database bring it to the same schema',
  async () => {
    await onEmptyDatabase('postgres', async (orm, target) => {
      const others = await Promise.all([openOrm(target), openOrm(target), openOrm(target)]);
      const all = [orm, ...others];
      await Promise.all(all.map((each) => migrate(each, target)));
      for (const each of all) expect(await each.migrator.getPending()).toEqual([]);
      await Promise.all(others.map((each) => each.close(true)));
    });
  },
);
