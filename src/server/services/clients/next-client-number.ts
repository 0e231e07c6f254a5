import type { EntityManager } from '../../db/orm.ts';

const key = 'client_number';

/**
 * The next `TB-0001`, higher than any that is given. The counter's row stays locked until the running transaction
 * ends, so two of them never get the same number.
 */
export async function nextClientNumber(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ value: string }[]>(
    `insert into "settings" ("key", "value", "description", "updated_at")
     select cast(? as varchar), (coalesce(max(substring("client_id" from 4)::int), 0) + 1)::text, '', now()
       from "clients" where "client_id" ~ '^TB-[0-9]{1,9}$'
     on conflict ("key") do update set
       "value" = greatest("settings"."value"::int + 1, excluded."value"::int)::text,
       "updated_at" = now()
     returning "value"`,
    [key],
  );
  if (!row) throw new Error('the counter of clients gave no number');
  return `TB-${row.value.padStart(4, '0')}`;
}
