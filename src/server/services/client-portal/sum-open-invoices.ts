import type { OpenSum } from '../../../shared/contracts/client-portal.ts';
import type { EntityManager } from '../../db/orm.ts';

/** What a client has to pay, by currency: invoices that were sent and neither paid nor voided. */
export async function sumOpenInvoices(
  em: EntityManager,
  clientId: string,
  today: string,
): Promise<OpenSum[]> {
  const rows = await em.execute<(Omit<OpenSum, 'totalCents'> & { totalCents: string })[]>(
    `select "currency", count(*)::int as "count", sum("total_cents")::text as "totalCents",
       count(*) filter (where "due_on" < cast(? as date))::int as "overdue"
     from "invoices" where "client_id" = ? and "status" = 'sent'
     group by "currency" order by "currency"`,
    [today, clientId],
  );
  return rows.map((row) => ({ ...row, totalCents: Number(row.totalCents) }));
}
