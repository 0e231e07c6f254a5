import {
  type FoundRecord,
  maxResultsPerKind,
  type RecordKind,
} from '../../../shared/contracts/record-search.ts';
import { formatMoney } from '../../../shared/domain/money.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import type { EntityManager } from '../../db/orm.ts';
import {
  applicationFilterSql,
  planApplicationPage,
  readApplicationRows,
  toApplicationSummary,
} from '../applications/query.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { findBySearch, searchIn, undeletedRows } from '../folded-search.ts';
import { searchedInvoices } from '../invoices/list-all-invoices.ts';

type TableSearch = {
  kind: RecordKind;
  table: string;
  title: string;
  detail: string;
  /** The column with the client on whose page it is shown. */
  client?: string;
  /** On the alias `s`. */
  visible?: string;
  order: string;
};

const tables: readonly TableSearch[] = [
  {
    kind: 'client',
    table: 'clients',
    title: '"company_name"',
    detail: `"client_id" || ' · ' || "contact_person"`,
    order: '"created_at" desc',
  },
  {
    kind: 'project',
    table: 'projects',
    title: '"name"',
    detail: '(select "company_name" from "clients" where "clients"."id" = "projects"."client_id")',
    client: '"client_id"',
    order: '"created_at" desc',
  },
  {
    kind: 'employee',
    ...undeletedRows('employee_profiles'),
    title: '"name"',
    detail: '"position"',
    order: '"display_order", "name"',
  },
  {
    kind: 'question',
    ...undeletedRows('questions'),
    title: 'left("question_text", 200)',
    detail: '"category"',
    order: '"created_at" desc',
  },
  {
    kind: 'news',
    ...undeletedRows('news_articles'),
    title: '"title"',
    detail: '"category"',
    order: '"updated_at" desc',
  },
  {
    kind: 'user',
    table: 'users',
    title: `"first_name" || ' ' || "last_name"`,
    detail: '"email"',
    order: '"created_at" desc',
  },
];

/** Filters first and sorts then, so that the database does not read the table in the order of `order`. */
async function findInTable(
  em: EntityManager,
  { kind, table, title, detail, client = 'null', visible, order }: TableSearch,
  query: string,
): Promise<FoundRecord[]> {
  const { ids, isSimilar } = await findBySearch(em, { table, visible }, query);
  if (!ids) return [];
  const rows = await em.execute<Omit<FoundRecord, 'kind' | 'isSimilar'>[]>(
    `select "id", ${client}::uuid as "clientId", ${title} as "title", ${detail} as "detail" from "${table}"
     where "id" = any(${ids.sql}) order by ${order}, "id" limit ?`,
    [...ids.params, maxResultsPerKind],
  );
  return rows.map((row) => ({ ...row, kind, isSimilar }));
}

/** Finds applications as the list does: an applicant who is masked for the reader is not found by name. */
async function findApplications(
  ctx: Pick<AdminContext, 'em' | 'actor' | 'log'>,
  query: string,
): Promise<FoundRecord[]> {
  const actorId = ctx.actor.id;
  const plan = planApplicationPage({ sort: 'createdAt', order: 'desc', limit: maxResultsPerKind });
  const read = async (isSimilar: boolean) => {
    const where = applicationFilterSql({ search: query }, actorId, isSimilar);
    return plan.toPage(await readApplicationRows(ctx.em, actorId, where, plan)).items;
  };
  const exact = await read(false);
  const isSimilar = exact.length === 0;
  return (isSimilar ? await read(true) : exact)
    .map((row) => toApplicationSummary(ctx, row))
    .map(({ id, applicantName, email, position }) => ({
      kind: 'application',
      id,
      clientId: null,
      isSimilar,
      title: applicantName,
      detail: `${positionName(position)} · ${email}`,
    }));
}

/** Finds invoices by number and company; shows the sum to distinguish drafts, which have no number. */
async function findInvoices(
  { em, locale }: Pick<ServiceContext, 'em' | 'locale'>,
  query: string,
): Promise<FoundRecord[]> {
  const { where, isSimilar } = await searchIn(em, searchedInvoices, query);
  const invoices = await em.find(Invoice, where, {
    populate: ['client'],
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: maxResultsPerKind,
  });
  return invoices.map(({ id, client, number, totalCents, currency }) => ({
    kind: 'invoice',
    id,
    clientId: client.id,
    isSimilar,
    title: number ?? m.invoices_draft_title(),
    detail: `${client.companyName} · ${formatMoney(totalCents, currency, locale)}`,
  }));
}

/**
 * Records by words of what they are called, at most five of each kind. Two queries a kind; words of three letters or
 * more are looked for in its trigram index, shorter ones read the table. What is only similar is given where nothing of
 * any kind has every word.
 */
export async function findRecords(
  ctx: AdminContext,
  { query }: { query: string },
): Promise<FoundRecord[]> {
  const found = await findApplications(ctx, query);
  found.push(...(await findInvoices(ctx, query)));
  for (const table of tables) found.push(...(await findInTable(ctx.em, table, query)));
  const exact = found.filter(({ isSimilar }) => !isSimilar);
  return exact.length > 0 ? exact : found;
}
