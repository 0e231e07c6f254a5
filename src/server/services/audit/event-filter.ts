import type { ActivityFilter } from '../../../shared/contracts/activity.ts';
import { auditActionSchema } from '../../../shared/contracts/admin.ts';
import { idSchema } from '../../../shared/contracts/common.ts';
import { blindReviewSql } from '../blind-review.ts';
import { similarIds, wordsIn } from '../listing/folded-search.ts';
import { type Fragment, fragment } from '../list-query.ts';

/**
 * Whether what an event names is an applicant who is covered for the reader: reviewed blind, and not uncovered by them.
 * @param alias of the events in the statement
 */
export function isCoveredSql(alias: string, readerId: string): Fragment {
  return fragment(
    `case when ${alias}."action" like 'application.%' or ${alias}."action" = 'resume.read' then
       ${blindReviewSql} and not exists (select 1 from "application_reveals" as "reveal"
         where "reveal"."user_id" = ?::uuid and "reveal"."application_id" =
           case when ${alias}."subject_id" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
             then ${alias}."subject_id"::uuid end)
     else false end`,
    readerId,
  );
}

/** Nothing has the words of the record: what is similar is looked for instead. */
export type SimilarRecords = { isSimilar?: boolean };

/** A record by its id, or by words of what it is called; what is covered cannot be found by its name. */
function ofRecord(record: string, readerId: string, isSimilar: boolean): Fragment[] {
  if (idSchema.safeParse(record).success) {
    return [fragment('e."subject_id" = ?', record.toLowerCase())];
  }
  const covered = isCoveredSql('e', readerId);
  return [
    isSimilar ? similarRecords(record, readerId) : wordsIn('e."search_text"', record),
    { sql: `not (${covered.sql})`, params: covered.params },
  ];
}

/** Events of records that are called something similar, as far as they are not covered. */
function similarRecords(record: string, readerId: string): Fragment {
  const visible = `not (${isCoveredSql('s', readerId).sql})`;
  const ids = similarIds({ table: 'audit_events', visible, reader: readerId }, record);
  return fragment(`e."id" = any(${ids.sql})`, ...ids.params);
}

/** The conditions of a filter on events under the alias `e`, its kind left out. */
export function matchingBesidesKind(
  filter: ActivityFilter & SimilarRecords,
  readerId: string,
): Fragment[] {
  const { actorId, record, from, until } = filter;
  return [
    ...(actorId === undefined ? [] : [fragment('e."actor_id" = ?::uuid', actorId)]),
    ...(record ? ofRecord(record, readerId, filter.isSimilar === true) : []),
    ...(from === undefined ? [] : [fragment('e."at" >= ?::timestamptz', from)]),
    ...(until === undefined ? [] : [fragment('e."at" < ?::timestamptz', until)]),
  ];
}

/** The actions of a kind: what begins with its name and a dot. */
export function actionsOf(kind: NonNullable<ActivityFilter['kind']>): string[] {
  return auditActionSchema.options.filter((action) => action.startsWith(`${kind}.`));
}
