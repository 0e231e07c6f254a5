import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { expect, inject, test } from 'vitest';
import { databaseUrl, onServer } from '../testing/postgres-server.ts';
import { type DatabaseKind, describeOnDatabases } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { type DatabaseTarget, type Orm, openOrm } from './orm.ts';
import { pgliteExtensions } from './pglite-extensions.ts';

/** Runs `use` on a database that nothing has migrated yet. */
async function onEmptyDatabase(kind: DatabaseKind, use: (orm: Orm) => Promise<void>) {
  const serverUrl = inject('postgresUrl');
  if (kind === 'embedded' || !serverUrl) {
    const pglite = await PGlite.create({ extensions: pgliteExtensions });
    const orm = await openOrm({ kind: 'instance', pglite });
    await use(orm).finally(() => orm.close());
    await pglite.close();
    return;
  }
  const name = `talabridge_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, [`create database "${name}"`]);
  const orm = await openOrm({ kind: 'postgres', url: databaseUrl(serverUrl, name) });
  await use(orm).finally(() => orm.close(true));
  await onServer(serverUrl, [`drop database "${name}" with (force)`]);
}

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
       from tables t join "pg_constraint" c on c."conrelid" = t."oid"
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
  return rows.map(({ line }) => line).toSorted();
}

describeOnDatabases('the migrations', (kind) => {
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
});

test.skipIf(!inject('postgresUrl'))(
  'four servers that start together on an empty database bring it to the same schema',
  async () => {
    await onEmptyDatabase('postgres', async (orm) => {
      const [row] = await orm.em
        .fork()
        .execute<{ name: string }[]>('select current_database() as "name"');
      const target: DatabaseTarget = {
        kind: 'postgres',
        url: databaseUrl(inject('postgresUrl') ?? '', row?.name ?? ''),
      };
      const others = await Promise.all([openOrm(target), openOrm(target), openOrm(target)]);
      const all = [orm, ...others];
      await Promise.all(all.map((each) => migrate(each, target)));
      for (const each of all) expect(await each.migrator.getPending()).toEqual([]);
      await Promise.all(others.map((each) => each.close(true)));
    });
  },
);
