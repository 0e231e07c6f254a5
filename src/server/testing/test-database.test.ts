import { expect, test } from 'vitest';
import { nextClientNumber } from '../services/clients/edit-client.ts';
import { storeApplications } from './applicant.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const read = ({ orm }: TestDatabase) =>
  orm.em.fork().execute<Record<string, unknown>[]>(
    `select (select count(*)::int from "applications") as "applications",
      (select sum("total")::int from "application_counts") as "counted",
      (select count(*)::int from "mikro_orm_migrations") as "migrations",
      (select max("id") from "mikro_orm_migrations") as "last migration",
      (select count(*)::int from "pgboss"."queue") as "queues",
      (select string_agg(concat_ws(' ', "sequencename", "last_value"), ',') from "pg_sequences") as "sequences",
      current_setting('work_mem') as "setting",
      to_regclass('left_behind') as "table"`,
  );

test('an embedded database that a test gives back is as new for the next', async () => {
  const first = await openTestDatabase('embedded');
  const asNew = await read(first);
  await storeApplications(first.orm, [{ applicantName: 'Ana Lim' }]);
  const em = first.orm.em.fork();
  await em.execute(`select nextval('mikro_orm_migrations_id_seq')`);
  expect(await nextClientNumber(em)).toBe('TB-0001');
  await em.execute('delete from "mikro_orm_migrations"');
  await em.execute(`set work_mem = '1MB'`);
  expect(await read(first)).not.toEqual(asNew);
  await first.close();

  const second = await openTestDatabase('embedded');
  expect(await read(second)).toEqual(asNew);
  await storeApplications(second.orm, [{ applicantName: 'Ben Cruz' }]);
  expect(await read(second)).toMatchObject([{ applications: 1, counted: 1 }]);
  await second.orm.em.fork().execute('create table "left_behind" ()');
  await second.close();

  const third = await openTestDatabase('embedded');
  expect(await read(third)).toEqual(asNew);
  await third.close();
});
