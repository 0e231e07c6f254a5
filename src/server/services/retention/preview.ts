import type { z } from 'zod';
import type { AuditAction } from '../../../shared/contracts/activity.ts';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import type {
  DueErasures,
  ErasurePreview,
  ListRetainedInput,
  listRetainedOutput,
  RetainedKind,
  RetainedRecord,
} from '../../../shared/contracts/retention.ts';
import type { OverdueCounts } from '../../../shared/contracts/settings.ts';
import {
  retentionCutoff,
  retentionPeriodEnd,
  retentionPreviewDays,
} from '../../../shared/domain/retention-periods.ts';
import { activitySentence } from '../../../shared/i18n/activity-sentence.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { eventAnonymisedSql, toActivity } from '../activity/read-events.ts';
import { applicationAnonymisedSql } from '../blind-review.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { type FoundBySearch, findBySearch, type SearchedTable } from '../folded-search.ts';
import { allOf, type Fragment, fragment, planPage } from '../list-query.ts';
import { readSetting } from '../settings/stored-settings.ts';
import { type Periods, readPeriods, retentionSetting } from './periods.ts';
import { notHeldSql, retainedRecords } from './retained-records.ts';

/** Runs `count` for every kind, one after the other: each looks through a table. */
async function countEachKind<Result>(
  count: (kind: RetainedKind) => Promise<Result>,
): Promise<Record<RetainedKind, Result>> {
  return {
    rejectedApplications: await count('rejectedApplications'),
    otherApplications: await count('otherApplications'),
    contactMessages: await count('contactMessages'),
    unconfirmedNewsletter: await count('unconfirmedNewsletter'),
    bookings: await count('bookings'),
    activityLog: await count('activityLog'),
  };
}

/** Horizon of the preview; longer than any change of the periods makes records wait. */
function previewEnd(now: Date): Date {
  return new Date(now.getTime() + retentionPreviewDays * 86_400_000);
}

type Context = Pick<ServiceContext, 'em' | 'log'>;

async function countKind(
  { em }: Context,
  kind: RetainedKind,
  { months, pausedUntil, now }: Periods & { now: Date },
): Promise<DueErasures> {
  const records = retainedRecords[kind];
  const { table, since, where } = records;
  const notHeld = notHeldSql(records);
  const due = `select count(*)::int from "${table}" as r
    where ${where} and ${since} < ?::timestamptz and ${notHeld}`;
  const [row] = await em.execute<DueErasures[]>(
    `select (${due}) as "now", (${due}) as "soon",
       (select count(*)::int from "${table}" as r where ${where} and not ${notHeld}) as "held"`,
    [retentionCutoff(now, months[kind]), retentionCutoff(previewEnd(now), months[kind])],
  );
  if (!row) throw new Error('a count without a row');
  return { ...row, now: pausedUntil > now ? 0 : row.now };
}

/** Counts records of each kind that the job erases at its next run, those of the next days, and held ones. */
export async function countDue(ctx: Context, now = new Date()): Promise<ErasurePreview> {
  const periods = await readPeriods(ctx, now);
  return {
    kinds: await countEachKind((kind) => countKind(ctx, kind, { ...periods, now })),
    pausedUntil: periods.pausedUntil > now ? periods.pausedUntil : null,
  };
}

/** A record as the statement of the list returns it, not masked yet. */
type RetainedRow = {
  id: string;
  sinceMs: number;
  label: string | null;
  isMasked: boolean;
  reason: string | null;
  heldBy: string | null;
  heldAtMs: number | null;
  /** Of events alone. */
  event: { action: AuditAction; actorName: string | null; subjectId: string | null } | null;
};

/** Condition for a record, `r` by default, that names an applicant who is masked for the reader. */
function recordAnonymisedSql(kind: RetainedKind, readerId: string, alias = 'r'): Fragment {
  const { holdKind } = retainedRecords[kind];
  if (holdKind === 'application') return applicationAnonymisedSql(alias, readerId);
  return holdKind === 'event' ? eventAnonymisedSql(alias, readerId) : fragment('false');
}

/** Columns of the record `r` and its hold `h`. */
function columnsSql(kind: RetainedKind): string {
  const { since, label, holdKind } = retainedRecords[kind];
  const event = `jsonb_build_object('action', r."action", 'actorName', r."actor_name", 'subjectId', r."subject_id")`;
  return `r."id", (extract(epoch from ${since}) * 1000)::float8 as "sinceMs", ${label} as "label",
    h."reason", h."actor_name" as "heldBy", (extract(epoch from h."created_at") * 1000)::float8 as "heldAtMs",
    ${holdKind === 'event' ? event : 'null::jsonb'} as "event"`;
}

function labelOf({ id, label, isMasked, event, sinceMs }: RetainedRow): string {
  if (event) {
    const row = { id, atMs: sinceMs, actorId: null, subjectLabel: label, isMasked, ...event };
    return activitySentence(toActivity(row));
  }
  return isMasked
    ? m.applications_masked_name({ code: id.slice(0, 6).toUpperCase() })
    : (label ?? '');
}

/** A record as administrators read it. */
function toRetained(
  row: RetainedRow,
  { months, pausedUntil, kind }: Periods & { kind: RetainedKind },
): RetainedRecord {
  const { id, sinceMs, reason, heldBy, heldAtMs } = row;
  const since = new Date(sinceMs);
  const end = retentionPeriodEnd(since, months[kind]);
  return {
    id,
    label: labelOf(row),
    since,
    dueAt: end > pausedUntil ? end : pausedUntil,
    hold:
      reason === null || heldBy === null || heldAtMs === null
        ? null
        : { reason, by: heldBy, at: new Date(heldAtMs) },
  };
}

/** A masked record cannot be found by its name; an event is also found by its author. */
function searchedRecords(kind: RetainedKind, reader: string): SearchedTable {
  const { table, holdKind } = retainedRecords[kind];
  const visible = `not (${recordAnonymisedSql(kind, reader, 's').sql})`;
  if (holdKind !== 'event') return { table, visible, reader };
  return { table, visible, reader, texts: ['s."search_text"', 's."actor_text"'] };
}

/** Conditions of the list: its kind and state, and the search. */
function matching(
  { kind, state }: ListRetainedInput,
  { months, now, ids }: Periods & { now: Date; ids: FoundBySearch['ids'] },
): Fragment[] {
  const records = retainedRecords[kind];
  return [
    fragment(records.where),
    ...(state === 'soon'
      ? [
          fragment(
            `${records.since} < ?::timestamptz`,
            retentionCutoff(previewEnd(now), months[kind]),
          ),
        ]
      : []),
    ...(state === 'held' ? [fragment(`not ${notHeldSql(records)}`)] : []),
    ...(ids ? [fragment(`r."id" = any(${ids.sql})`, ...ids.params)] : []),
  ];
}

/**
 * One page of the records of a kind by keyset, in the order in which they go, each with when it does and whether it is
 * held. Throws AppError('invalid-input').
 */
export async function listRetained(
  ctx: AdminContext,
  input: ListRetainedInput,
  now = new Date(),
): Promise<z.infer<typeof listRetainedOutput>> {
  const { kind } = input;
  const actorId = ctx.actor.id;
  const masked = recordAnonymisedSql(kind, actorId);
  const periods = await readPeriods(ctx, now);
  const { table, since, holdKind } = retainedRecords[kind];
  const plan = planPage(
    {
      keys: [{ sql: since, type: 'timestamptz', position: momentSchema }],
      alias: 'r',
      valuesOf: ({ sinceMs }: RetainedRow) => [new Date(sinceMs).toISOString()],
    },
    input,
  );
  const { ids, isSimilar } = await findBySearch(
    ctx.em,
    searchedRecords(kind, actorId),
    input.search,
  );
  const conditions = matching(input, { ...periods, now, ids });
  const where = allOf([...conditions, plan.beyond]);
  const found = await ctx.em.execute<RetainedRow[]>(
    `select ${columnsSql(kind)}, (${masked.sql}) as "isMasked"
     from "${table}" as r
     left join "retention_holds" as h on h."kind" = '${holdKind}' and h."record_id" = r."id"
     where ${where.sql} order by ${plan.orderBy} limit ?`,
    [...masked.params, ...where.params, plan.limit],
  );
  const all = allOf(conditions);
  const [counted] = await ctx.em.execute<{ total: number }[]>(
    `select count(*)::int as "total" from "${table}" as r where ${all.sql}`,
    [...all.params],
  );
  const { items, cursors } = plan.toPage(found);
  return {
    isSimilar,
    rows: items.map((row) => toRetained(row, { ...periods, kind })),
    total: counted?.total ?? 0,
    ...cursors,
  };
}

/** Counts records of each kind that are older than its period now, held ones included. */
export async function countOverdue(ctx: AdminContext): Promise<OverdueCounts> {
  const periods = await readSetting(ctx, retentionSetting);
  const now = new Date();
  return countEachKind(async (kind) => {
    const { table, since, where } = retainedRecords[kind];
    const [row] = await ctx.em.execute<{ count: number }[]>(
      `select count(*)::int as "count" from "${table}" as r where ${where} and ${since} < ?::timestamptz`,
      [retentionCutoff(now, periods[kind])],
    );
    return row?.count ?? 0;
  });
}
