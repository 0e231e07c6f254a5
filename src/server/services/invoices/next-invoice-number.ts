import type { EntityManager } from '../../db/orm.ts';

/**
 * The next `TB-2026-0001` of a year. The counter's row stays locked until the running transaction ends: two invoices
 * never get the same number, and one whose sending fails leaves no gap.
 */
export async function nextInvoiceNumber(em: EntityManager, year: string): Promise<string> {
  const prefix = `TB-${year}-`;
  const [row] = await em.execute<{ value: string }[]>(
    `insert into "settings" ("key", "value", "description", "updated_at")
     select cast(? as varchar), (coalesce(max(substring("number" from 9)::int), 0) + 1)::text, '', now()
       from "invoices" where "number" like ?
     on conflict ("key") do update set
       "value" = ("settings"."value"::int + 1)::text,
       "updated_at" = now()
     returning "value"`,
    [`invoice_number_${year}`, `${prefix}%`],
  );
  if (!row) throw new Error('the counter of invoices gave no number');
  return `${prefix}${row.value.padStart(4, '0')}`;
}
