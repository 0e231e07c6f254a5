import type { ActivityFilter } from '../../../shared/contracts/activity.ts';
import type { AuditAction } from '../../../shared/contracts/admin.ts';
import { idSchema } from '../../../shared/contracts/common.ts';
import type { EntityManager } from '../../db/orm.ts';
import { allOf, type Fragment, fragment } from '../list-query.ts';
import {
  actionsOf,
  isCoveredSql,
  matchingBesidesKind,
  type SimilarRecords,
} from './event-filter.ts';

/** An event as the statement below gives it: nothing is covered yet. */
export type EventRow = {
  id: string;
  atMs: number;
  action: AuditAction;
  actorId: string | null;
  actorName: string | null;
  subjectId: string | null;
  subjectLabel: string | null;
  isCovered: boolean;
};

/** A place among the events, which are ordered by time and id. */
export type EventPlace = { at: string; id: string };

type Page = {
  /** Only what lies beyond it in the direction that is read. */
  beyond?: EventPlace | undefined;
  direction: 'asc' | 'desc';
  limit: number;
};

/**
 * Events that match, in the order of time, at most `limit`. Of a kind, the first of each of its actions are read from
 * the index and merged, so that a rare kind is found as fast as a frequent one.
 */
export async function readEvents(
  em: EntityManager,
  readerId: string,
  filter: ActivityFilter & SimilarRecords,
  { beyond, direction, limit }: Page,
): Promise<EventRow[]> {
  const order = (alias: string) =>
    `order by ${alias}."at" ${direction}, ${alias}."id" ${direction}`;
  const where = allOf([
    ...matchingBesidesKind(filter, readerId),
    ...(beyond === undefined
      ? []
      : [
          fragment(
            `(e."at", e."id") ${direction === 'asc' ? '>' : '<'} (?::timestamptz, ?::uuid)`,
            beyond.at,
            beyond.id,
          ),
        ]),
  ]);
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
  const covered = isCoveredSql('found', readerId);
  return em.execute<EventRow[]>(
    `select found."id", (extract(epoch from found."at") * 1000)::float8 as "atMs", found."action",
       found."actor_id" as "actorId", found."actor_name" as "actorName",
       found."subject_id" as "subjectId", found."subject_label" as "subjectLabel",
       (${covered.sql}) as "isCovered"
     from (${found.sql}) as found ${order('found')}`,
    [...covered.params, ...found.params],
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

/** How many events match, counted no further than to one more than `most`. */
export async function countEvents(
  em: EntityManager,
  readerId: string,
  filter: ActivityFilter & SimilarRecords,
  most: number,
): Promise<number> {
  const where = allOf([
    ...matchingBesidesKind(filter, readerId),
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
