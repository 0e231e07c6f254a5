import {
  type FoundRecord,
  mostFoundOfKind,
  type RecordKind,
} from '../../../shared/contracts/record-search.ts';
import { positionName } from '../../../shared/i18n/position-name.ts';
import type { EntityManager } from '../../db/orm.ts';
import { matching } from '../applications/application-filter.ts';
import { planPage } from '../applications/application-order.ts';
import { readRows, toApplicationSummary } from '../applications/application-row.ts';
import type { ServiceContext } from '../context.ts';
import { containing } from '../listing/containing.ts';
import { requireAdministrator } from '../require-administrator.ts';

type TableSearch = {
  kind: RecordKind;
  table: string;
  title: string;
  detail: string;
  /** Each word has to occur in one of them. */
  columns: readonly string[];
  condition?: string;
  order: string;
};

const tables: readonly TableSearch[] = [
  {
    kind: 'client',
    table: 'clients',
    title: '"company_name"',
    detail: `"client_id" || ' · ' || "contact_person"`,
    columns: ['company_name', 'client_id', 'contact_person', 'contact_email'],
    order: '"created_at" desc',
  },
  {
    kind: 'employee',
    table: 'employee_profiles',
    title: '"name"',
    detail: '"position"',
    columns: ['name', 'position', 'department'],
    condition: '"deleted_at" is null',
    order: '"display_order", "name"',
  },
  {
    kind: 'question',
    table: 'questions',
    title: 'left("question_text", 200)',
    detail: '"category"',
    columns: ['question_text'],
    condition: '"deleted_at" is null',
    order: '"created_at" desc',
  },
  {
    kind: 'news',
    table: 'news_articles',
    title: '"title"',
    detail: '"category"',
    columns: ['title'],
    condition: '"deleted_at" is null',
    order: '"updated_at" desc',
  },
  {
    kind: 'user',
    table: 'users',
    title: `"first_name" || ' ' || "last_name"`,
    detail: '"email"',
    columns: ['first_name', 'last_name', 'email'],
    order: '"created_at" desc',
  },
];

/** What is found is found first and sorted then, lest the database read the table in the order of `order`. */
async function findInTable(
  em: EntityManager,
  search: TableSearch,
  patterns: readonly string[],
): Promise<FoundRecord[]> {
  const { kind, table, title, detail, columns, condition, order } = search;
  const word = `(${columns.map((column) => `"${column}" ilike ?`).join(' or ')})`;
  const rows = await em.execute<Omit<FoundRecord, 'kind'>[]>(
    `with found as materialized (
       select "id", ${title} as "title", ${detail} as "detail",
         row_number() over (order by ${order}, "id") as "place"
       from "${table}"
       where ${[...patterns.map(() => word), ...(condition ? [condition] : [])].join(' and ')}
     )
     select "id", "title", "detail" from found order by "place" limit ?`,
    [...patterns.flatMap((pattern) => columns.map(() => pattern)), mostFoundOfKind],
  );
  return rows.map((row) => ({ ...row, kind }));
}

/** As the list finds them: who is covered for the reader is not found by name. */
async function findApplications(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'log'>,
  query: string,
): Promise<FoundRecord[]> {
  const actorId = requireAdministrator(ctx).id;
  const rows = await readRows(ctx.em, actorId, {
    where: matching({ search: query }, actorId),
    plan: planPage({ sort: 'createdAt', order: 'desc' }),
    limit: mostFoundOfKind,
  });
  return rows
    .map((row) => toApplicationSummary(ctx, row))
    .map(({ id, applicantName, email, position }) => ({
      kind: 'application',
      id,
      title: applicantName,
      detail: `${positionName(position)} · ${email}`,
    }));
}

/**
 * Records by words of what they are called, at most five of each kind. One query a kind: every column that is searched
 * stands in the trigram index of its table, which serves words of three letters or more; shorter ones read the table.
 * Throws AppError('unauthenticated'), 'forbidden'.
 */
export async function findRecords(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'log'>,
  { query }: { query: string },
): Promise<FoundRecord[]> {
  const found = await findApplications(ctx, query);
  const patterns = query.split(/\s+/u, 5).map(containing);
  for (const table of tables) found.push(...(await findInTable(ctx.em, table, patterns)));
  return found;
}
