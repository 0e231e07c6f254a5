import {
  type Activity,
  type ActivityFilter,
  type AuditAction,
  auditActionSchema,
} from '../../../shared/contracts/activity.ts';
import { idSchema, momentSchema, type PageInput } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { EntityManager } from '../../db/orm.ts';
import { similarIds, wordsIn } from '../folded-search.ts';
import { allOf, type Fragment, fragment, type PagePlan, planPage } from '../list-query.ts';
import { switchSql } from '../settings/switches.ts';

/**
 * Builds the condition that an event names an applicant masked for the reader: under blind review, and not revealed.
 * @param alias of the events in the statement
 */
export function eventAnonymisedSql(alias: string, readerId: string): Fragment {
  return fragment(
    `case when ${alias}."action" like 'application.%' or ${alias}."action" = 'resume.read' then
       ${switchSql('blind_review')} and not exists (select 1 from "application_reveals" as "reveal"
         where "reveal"."user_id" = ?::uuid and "reveal"."application_id" =
           case when ${alias}."subject_id" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
             then ${alias}."subject_id"::uuid end)
     else false end`,
    readerId,
  );
}

/** Nothing has the words of the record: what is similar is looked for instead. */
type SimilarRecords = { isSimilar?: boolean };

/** Matches a record by its id, or by words of its name; a masked one cannot be found by its name. */
function recordConditions(record: string, readerId: string, isSimilar: boolean): Fragment[] {
  if (idSchema.safeParse(record).success) {
    return [fragment('e."subject_id" = ?', record.toLowerCase())];
  }
  const masked = eventAnonymisedSql('e', readerId);
  return [
    isSimilar ? similarRecords(record, readerId) : wordsIn('e."search_text"', record),
    { sql: `not (${masked.sql})`, params: masked.params },
  ];
}

/** Matches events of records with a similar name, unless they are masked. */
function similarRecords(record: string, readerId: string): Fragment {
  const visible = `not (${eventAnonymisedSql('s', readerId).sql})`;
  const ids = similarIds({ table: 'audit_events', visible, reader: readerId }, record);
  return fragment(`e."id" = any(${ids.sql})`, ...ids.params);
}

/** The conditions of a filter on events under the alias `e`, its kind left out. */
function conditionsExceptKind(
  filter: ActivityFilter & SimilarRecords,
  readerId: string,
): Fragment[] {
  const { actorId, record, from, until } = filter;
  return [
    ...(actorId === undefined ? [] : [fragment('e."actor_id" = ?::uuid', actorId)]),
    ...(record ? recordConditions(record, readerId, filter.isSimilar === true) : []),
    ...(from === undefined ? [] : [fragment('e."at" >= ?::timestamptz', from)]),
    ...(until === undefined ? [] : [fragment('e."at" < ?::timestamptz', until)]),
  ];
}

/** The actions of a kind: what begins with its name and a dot. */
function actionsOf(kind: NonNullable<ActivityFilter['kind']>): string[] {
  return auditActionSchema.options.filter((action) => action.startsWith(`${kind}.`));
}

/** An event as the statement below returns it, not masked yet. */
export type EventRow = {
  id: string;
  atMs: number;
  action: AuditAction;
  actorId: string | null;
  actorName: string | null;
  subjectId: string | null;
  subjectLabel: string | null;
  isMasked: boolean;
};

/**
 * Plans one page of the events, the newest first. Throws AppError('invalid-input') for a position that is none among
 * them.
 */
export function planEvents(
  page: Pick<PageInput, 'after' | 'before' | 'limit'>,
): PagePlan<EventRow> {
  return planPage(
    {
      keys: [{ sql: 'e."at"', type: 'timestamptz', position: momentSchema }],
      alias: 'e',
      valuesOf: ({ atMs }: EventRow) => [new Date(atMs).toISOString()],
    },
    { ...page, order: 'desc' },
  );
}

/**
 * Events that match, in the order of the plan, at most its limit. Of a kind, the first of each of its actions are read
 * from the index and merged, so that a rare kind is found as fast as a frequent one.
 */
export async function readEvents(
  em: EntityManager,
  readerId: string,
  filter: ActivityFilter & SimilarRecords,
  { beyond, direction, limit }: PagePlan<EventRow>,
): Promise<EventRow[]> {
  const order = (alias: string) =>
    `order by ${alias}."at" ${direction}, ${alias}."id" ${direction}`;
  const where = allOf([...conditionsExceptKind(filter, readerId), beyond]);
  const found: Fragment =
    filter.kind === undefined
      ? fragment(
          `select e.* from "audit_events" as e where ${where.sql} ${order('e')} limit ?`,
          ...where.params,
          limit,
        )
      : fragment(
          `select each.* from unnest(string_to_array(?, ',')) as kind("action")
           cross join lateral (
             select e.* from "audit_events" as e where e."action" = kind."action" and ${where.sql}
             ${order('e')} limit ?
           ) as each ${order('each')} limit ?`,
          actionsOf(filter.kind).join(','),
          ...where.params,
          limit,
          limit,
        );
  const masked = eventAnonymisedSql('found', readerId);
  return em.execute<EventRow[]>(
    `select found."id", (extract(epoch from found."at") * 1000)::float8 as "atMs", found."action",
       found."actor_id" as "actorId", found."actor_name" as "actorName",
       found."subject_id" as "subjectId", found."subject_label" as "subjectLabel",
       (${masked.sql}) as "isMasked"
     from (${found.sql}) as found ${order('found')}`,
    [...masked.params, ...found.params],
  );
}

/**
 * The filter as the events are read by it: where none has the words of the record it asks for, by what is similar. One
 * query where it asks for words.
 */
export async function orSimilar(
  em: EntityManager,
  readerId: string,
  filter: ActivityFilter,
): Promise<ActivityFilter & { isSimilar: boolean }> {
  const isByWords = Boolean(filter.record) && !idSchema.safeParse(filter.record).success;
  const isSimilar = isByWords && (await countEvents(em, readerId, filter, 0)) === 0;
  return { ...filter, isSimilar };
}

/** Counts matching events, up to one more than `most`. */
export async function countEvents(
  em: EntityManager,
  readerId: string,
  filter: ActivityFilter & SimilarRecords,
  most: number,
): Promise<number> {
  const where = allOf([
    ...conditionsExceptKind(filter, readerId),
    ...(filter.kind === undefined
      ? []
      : [fragment(`e."action" = any(string_to_array(?, ','))`, actionsOf(filter.kind).join(','))]),
  ]);
  const [found] = await em.execute<{ total: number }[]>(
    `select count(*)::int as "total"
     from (select 1 from "audit_events" as e where ${where.sql} limit ?) as counted`,
    [...where.params, most + 1],
  );
  return found?.total ?? 0;
}

/** The code in place of an applicant's name; a decision, which stands behind the name, stays. */
function anonymisedLabel({ action, subjectId, subjectLabel }: EventRow): string | null {
  if (subjectId === null) return subjectLabel;
  const name = m.applications_masked_name({ code: subjectId.slice(0, 6).toUpperCase() });
  const colon = subjectLabel?.lastIndexOf(': ') ?? -1;
  return action === 'application.review' && colon >= 0
    ? `${name}${subjectLabel?.slice(colon)}`
    : name;
}

/** An event as administrators read it. */
export function toActivity(row: EventRow): Activity {
  const { atMs, isMasked, ...event } = row;
  return {
    ...event,
    at: new Date(atMs),
    subjectLabel: isMasked ? anonymisedLabel(row) : row.subjectLabel,
  };
}
