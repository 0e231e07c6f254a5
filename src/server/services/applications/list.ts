import { z } from 'zod';
import {
  type ApplicationStatus,
  applicationStatusSchema,
  withheldEntries,
} from '../../../shared/contracts/application.ts';
import {
  type ApplicationFilter,
  type ApplicationSummary,
  applicationFilterSchema,
  type ListApplicationsInput,
  type ListedEntries,
  type listApplicationsOutput,
  listedEntriesSchema,
} from '../../../shared/contracts/application-admin.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { entryNames } from '../../../shared/i18n/entry-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { type CsvColumns, createCsvExport, escapeFormula } from '../csv.ts';
import { fragment, totalOf } from '../list-query.ts';
import { readSwitch, switchSql } from '../settings/switches.ts';
import {
  applicationFilterSql,
  filterSqlExceptStatus,
  planApplicationPage,
  readApplicationRows,
  toApplicationSummary,
} from './query.ts';

type Counts = Record<ApplicationStatus, number>;

/** Returns whether the stored counts suffice: they know status and position, nothing else. */
const canUseStoredCounts = ({
  search,
  untold,
  scoreFrom,
  scoreTo,
  appliedFrom,
  appliedBefore,
}: ApplicationFilter) =>
  !search &&
  !untold &&
  [scoreFrom, scoreTo, appliedFrom, appliedBefore].every((bound) => bound === undefined);

/** Sums of the numbers that the triggers on the table keep: the same effort however many applications there are. */
const storedCountsSql = (position: string | undefined) =>
  fragment(
    `select "status", sum("total") as "total" from "application_counts"
     where ?::text is null or "position" = ? group by "status"`,
    position ?? null,
    position ?? null,
  );

/**
 * Counts the matching applications of each status, ignoring the filter's own status, and returns whether names are
 * masked: one statement. With a search, or bounds of score or time, counts in one pass over what matches.
 */
export async function countApplications(
  em: EntityManager,
  filter: ApplicationFilter,
  actorId: string,
  isSimilar = false,
): Promise<{ statusCounts: Counts; isBlind: boolean }> {
  const where = filterSqlExceptStatus(filter, actorId, isSimilar);
  const counted = canUseStoredCounts(filter)
    ? storedCountsSql(filter.position)
    : fragment(
        `select a."shown_status" as "status", count(*) as "total" from "applications" as a
         where ${where.sql} group by a."shown_status"`,
        ...where.params,
      );
  const [found] = await em.execute<{ isBlind: boolean; counts: Partial<Counts> | null }[]>(
    `select (${switchSql('blind_review')}) as "isBlind",
       (select json_object_agg(each."status", each."total") from (${counted.sql}) as each) as "counts"`,
    [...counted.params],
  );
  const counts = applicationStatusSchema.options.map((status) => [
    status,
    Number(found?.counts?.[status] ?? 0),
  ]);
  return { statusCounts: Object.fromEntries(counts), isBlind: found?.isBlind ?? false };
}

/**
 * The same; where nothing has the words of the search, how many are similar to it. Nothing is decided on those all at
 * once: a decision on all that match goes by `countApplications`.
 */
async function countApplicationsOrSimilar(
  em: EntityManager,
  filter: ApplicationFilter,
  actorId: string,
): Promise<Awaited<ReturnType<typeof countApplications>> & { isSimilar: boolean }> {
  const exact = await countApplications(em, filter, actorId);
  const isFound = Object.values(exact.statusCounts).some((count) => count > 0);
  if (isFound || !filter.search) return { ...exact, isSimilar: false };
  return { ...(await countApplications(em, filter, actorId, true)), isSimilar: true };
}

/** Under blind review, no order may give names away. */
const revealsNames = (sort: ListApplicationsInput['sort']) => sort in withheldEntries;

/**
 * Plans the order and the position to read from. Where the time replaces an order by names, drops a position
 * among the names, which an old address may still hold, and begins with the first page.
 */
async function planListPage(ctx: Pick<ServiceContext, 'em'>, input: ListApplicationsInput) {
  if (!revealsNames(input.sort) || !(await readSwitch(ctx.em, 'blind_review'))) {
    return planApplicationPage(input);
  }
  const byTime = { ...input, sort: 'createdAt' } as const;
  try {
    return planApplicationPage(byTime);
  } catch {
    return planApplicationPage({ ...byTime, after: undefined, before: undefined });
  }
}

/**
 * One page of applications by keyset, with the number of rows in each status for the same search and filters.
 * Two queries, the counts and the page; one more for an order by name or e-mail address, and one for a search that
 * finds only what is similar.
 */
export async function listApplications(
  ctx: Pick<AdminContext, 'em' | 'actor' | 'log'>,
  input: ListApplicationsInput,
): Promise<z.infer<typeof listApplicationsOutput>> {
  const { em } = ctx;
  const { id: actorId } = ctx.actor;
  const asOf = new Date();
  const plan = await planListPage(ctx, input);
  const { statusCounts, isBlind, isSimilar } = await countApplicationsOrSimilar(em, input, actorId);
  const where = applicationFilterSql(input, actorId, isSimilar);
  const { items, cursors } = plan.toPage(await readApplicationRows(em, actorId, where, plan));
  return {
    rows: items.map((row) => toApplicationSummary(ctx, row)),
    isSimilar,
    total: totalOf(statusCounts, input.status),
    statusCounts,
    isBlind,
    asOf,
    ...cursors,
  };
}

/** Rows that are held in memory at once. */
const batchSize = 1000;

async function* batches(ctx: AdminContext, filter: ApplicationFilter) {
  const where = applicationFilterSql(filter, ctx.actor.id);
  for (let after: string | undefined; ; ) {
    const plan = planApplicationPage({ sort: 'createdAt', order: 'desc', limit: batchSize, after });
    const found = await readApplicationRows(ctx.em, ctx.actor.id, where, plan);
    const { items, cursors } = plan.toPage(found);
    yield items.map((row) => toApplicationSummary(ctx, row));
    if (cursors.nextCursor === null) return;
    after = cursors.nextCursor;
  }
}

/** The table's filters as an address carries them. */
const exportFilterSchema = applicationFilterSchema.extend({
  untold: z.stringbool().optional(),
  scoreFrom: z.coerce.number().pipe(applicationFilterSchema.shape.scoreFrom.unwrap()).optional(),
  scoreTo: z.coerce.number().pipe(applicationFilterSchema.shape.scoreTo.unwrap()).optional(),
});

/** Returns the cell of an entry: the name of the position, the number of a masked applicant, or the typed text. */
function entryCell(row: ApplicationSummary, name: keyof ListedEntries, locale: Locale): string {
  if (name === 'position') return positionName(row.position, { locale });
  if (name === 'applicantName' && row.isMasked) {
    return m.applications_masked_name({ code: row.id.slice(0, 6).toUpperCase() });
  }
  return escapeFormula(row[name] ?? '');
}

/** Heads and cells of a row in the reader's language, looked up once for the whole file. */
function exportColumns(locale: Locale): CsvColumns<ApplicationSummary> {
  const sources: Record<ApplicationSummary['scoreSource'], string> = {
    verified: m.applications_source_verified(),
    'self-reported': m.applications_source_self_reported(),
  };
  return [
    [m.applications_csv_id(), ({ id }) => id],
    ...listedEntriesSchema
      .keyof()
      .options.map((name): CsvColumns<ApplicationSummary>[number] => [
        entryNames[name](),
        (row) => entryCell(row, name, locale),
      ]),
    [m.ui_status(), ({ status }) => statusNames[status]({}, { locale })],
    [m.applications_csv_withdrawn(), ({ withdrawnAt }) => withdrawnAt?.toISOString() ?? null],
    [m.applications_csv_general(), ({ generalQuizScore }) => generalQuizScore],
    [m.applications_csv_wpm(), ({ typingTestWpm }) => typingTestWpm],
    [m.applications_csv_accuracy(), ({ typingTestAccuracy }) => typingTestAccuracy],
    [m.applications_csv_english(), ({ englishTestScore }) => englishTestScore],
    [m.applications_csv_final(), ({ finalScore }) => finalScore],
    [m.applications_source(), ({ scoreSource }) => sources[scoreSource]],
    [m.applications_notes(), ({ reviewNotes }) => escapeFormula(reviewNotes ?? '')],
    [m.applications_column_applied(), ({ createdAt }) => createdAt.toISOString()],
  ];
}

/**
 * Exports everything that matches a filter by its own words, never similar matches, newest first; records the reader
 * and the number.
 */
export const applicationsExport = createCsvExport({
  name: 'applications',
  action: 'application.export',
  filterSchema: exportFilterSchema,
  open: async (ctx, filter) => {
    const { statusCounts } = await countApplications(ctx.em, filter, ctx.actor.id);
    return {
      columns: exportColumns(ctx.locale),
      batches: batches(ctx, filter),
      total: totalOf(statusCounts, filter.status),
    };
  },
});
