import { z } from 'zod';
import { currencySchema } from '../../../shared/contracts/client.ts';
import { daySchema } from '../../../shared/contracts/fields.ts';
import type {
  ClientInvoice,
  ClientInvoiceSort,
  InvoiceState,
  ListAllInvoicesInput,
  listAllInvoicesOutput,
} from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { AdminContext } from '../context.ts';
import { findBySearch, type SearchedTable } from '../folded-search.ts';
import { allOf, type Fragment, fragment, planPage, type SortKey, totalOf } from '../list-query.ts';
import { toInvoiceSummary } from './invoice-record.ts';

/**
 * Searches by number and by company, as the invoice names it and as it is called now. The index over all texts of a
 * client narrows down the names to compare.
 */
export const searchedInvoices: SearchedTable = {
  table: 'invoices',
  texts: [
    's."search_text"',
    `s."client_id" = any(array(select c."id" from "clients" as c
       where c."search_text" like ? and "search_form"(c."company_name") like ?))`,
  ],
  owner: { table: 'clients', column: 'client_id' },
};

type Order = 'asc' | 'desc';

const textKey = (sql: string): SortKey => ({ sql, type: 'text', position: z.string() });
const numberKey = (sql: string): SortKey => ({ sql, type: 'bigint', position: z.int() });
const rankKey = (sql: string): SortKey => ({ sql, type: 'int', position: z.int32() });

/** The first and the last day that an invoice can have stand for none, which comes last in either order. */
const dayKey = (sql: string, order: Order): SortKey => ({
  sql: `coalesce(${sql}, '${order === 'asc' ? '2199-12-31' : '2000-01-01'}')`,
  type: 'date',
  position: daySchema,
});

function sortKeys(sort: ClientInvoiceSort, order: Order): readonly SortKey[] {
  switch (sort) {
    case 'createdAt':
      return [numberKey('(extract(epoch from i."created_at") * 1000)::bigint')];
    case 'number':
      return [
        rankKey(`(i."number" is ${order === 'asc' ? '' : 'not '}null)::int`),
        textKey(`coalesce(i."number", '')`),
      ];
    case 'client':
      return [textKey('c."company_name"')];
    case 'state':
      // By the day sent ones are due, the overdue stand together and before those in time.
      return [
        rankKey(
          `case i."status" when 'draft' then 0 when 'sent' then 1 when 'paid' then 2 else 3 end`,
        ),
        dayKey('i."due_on"', 'asc'),
      ];
    case 'dueOn':
      return [dayKey('i."due_on"', order)];
    case 'totalCents':
      return [textKey('i."currency"'), numberKey('i."total_cents"')];
  }
}

type Place = { id: string; place: (string | number)[] };

/** The invoices that count as one state on a day; the same rule as `invoiceState`. */
function inState(state: InvoiceState, today: string): Fragment {
  switch (state) {
    case 'sent':
      return fragment(`i."status" = 'sent' and i."due_on" >= ?::date`, today);
    case 'overdue':
      return fragment(`i."status" = 'sent' and i."due_on" < ?::date`, today);
    default:
      return fragment('i."status" = ?', state);
  }
}

type StateSum = {
  state: InvoiceState;
  currency: string;
  count: number;
  totalCents: number;
};

/** Counts the invoices in each state on a day, and adds up their totals in each currency: one pass. */
async function sumStates(em: EntityManager, where: Fragment, today: string): Promise<StateSum[]> {
  return em.execute<StateSum[]>(
    `select case when i."status" = 'sent' and i."due_on" < ?::date then 'overdue' else i."status" end as "state",
       i."currency", count(*)::int as "count", sum(i."total_cents")::float8 as "totalCents"
     from "invoices" as i where ${where.sql} group by 1, 2`,
    [today, ...where.params],
  );
}

/** Never what was taken back; without a state, what was asked for. */
const isSummed = (shown: InvoiceState, state: InvoiceState | undefined) =>
  shown !== 'void' && (state === undefined ? shown !== 'draft' : shown === state);

/** The invoices of a page in its order; a draft that was deleted in between is left out. */
async function readRowsInOrder(
  em: EntityManager,
  places: readonly Place[],
): Promise<ClientInvoice[]> {
  const invoices = await em.find(
    Invoice,
    { id: { $in: places.map(({ id }) => id) } },
    { populate: ['client'] },
  );
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return places.flatMap(({ id }) => {
    const invoice = byId.get(id);
    if (!invoice) return [];
    const { client } = invoice;
    return { ...toInvoiceSummary(invoice), client: { id: client.id, name: client.companyName } };
  });
}

/**
 * One page of the invoices of all clients by keyset, with how many there are in each state for the same search, and
 * what they come to. Three queries, one more for a search. Throws AppError('invalid-input') for a position that is none
 * of the order.
 */
export async function listAllInvoices(
  { em }: AdminContext,
  input: ListAllInvoicesInput,
): Promise<z.infer<typeof listAllInvoicesOutput>> {
  const { search, state, sort, order } = input;
  const keys = sortKeys(sort, order);
  const plan = planPage({ keys, alias: 'i', valuesOf: ({ place }: Place) => place }, input);
  const today = officeDay(new Date());
  const { ids, isSimilar } = await findBySearch(em, searchedInvoices, search);
  const found = ids ? fragment(`i."id" = any(${ids.sql})`, ...ids.params) : allOf([]);
  const where = allOf([found, ...(state ? [inState(state, today)] : []), plan.beyond]);
  const read = await em.execute<Place[]>(
    `select i."id", json_build_array(${keys.map(({ sql }) => sql).join(', ')}) as "place"
     from "invoices" as i join "clients" as c on c."id" = i."client_id"
     where ${where.sql} order by ${plan.orderBy} limit ?`,
    [...where.params, plan.limit],
  );
  const { items: places, cursors } = plan.toPage(read);
  const sums = await sumStates(em, found, today);
  const countOf = (shown: InvoiceState) =>
    sums.filter((row) => row.state === shown).reduce((sum, { count }) => sum + count, 0);
  const stateCounts = {
    draft: countOf('draft'),
    sent: countOf('sent'),
    overdue: countOf('overdue'),
    paid: countOf('paid'),
    void: countOf('void'),
  };
  return {
    rows: await readRowsInOrder(em, places),
    isSimilar,
    total: totalOf(stateCounts, state),
    stateCounts,
    totals: currencySchema.options.flatMap((currency) => {
      const summed = sums.filter((row) => row.currency === currency && isSummed(row.state, state));
      if (summed.length === 0) return [];
      return { currency, totalCents: summed.reduce((sum, row) => sum + row.totalCents, 0) };
    }),
    ...cursors,
  };
}
