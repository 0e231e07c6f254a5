import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import type { ApplicationFilter } from '../../../shared/contracts/application-list.ts';
import type { EntityManager } from '../../db/orm.ts';
import { fragment } from '../listing/sql-fragment.ts';
import { matchingBesidesStatus } from './application-filter.ts';
import { blindReviewSql } from './blind-review.ts';

type Counts = Record<ApplicationStatus, number>;

/** Whether the numbers that are kept tell it: they know status and position, nothing else. */
const isKept = ({
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
const keptCounts = (position: string | undefined) =>
  fragment(
    `select "status", sum("total") as "total" from "application_counts"
     where ?::text is null or "position" = ? group by "status"`,
    position ?? null,
    position ?? null,
  );

/**
 * How many applications of each status match, the filter's own status left aside, and whether names are covered: one
 * statement. With a search, or bounds of score or time, they are counted in one pass over what matches.
 */
export async function countApplications(
  em: EntityManager,
  filter: ApplicationFilter,
  actorId: string,
  isSimilar = false,
): Promise<{ statusCounts: Counts; isBlind: boolean }> {
  const where = matchingBesidesStatus(filter, actorId, isSimilar);
  const counted = isKept(filter)
    ? keptCounts(filter.position)
    : fragment(
        `select a."shown_status" as "status", count(*) as "total" from "applications" as a
         where ${where.sql} group by a."shown_status"`,
        ...where.params,
      );
  const [found] = await em.execute<{ isBlind: boolean; counts: Partial<Counts> | null }[]>(
    `select (${blindReviewSql}) as "isBlind",
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
export async function countApplicationsOrSimilar(
  em: EntityManager,
  filter: ApplicationFilter,
  actorId: string,
): Promise<Awaited<ReturnType<typeof countApplications>> & { isSimilar: boolean }> {
  const exact = await countApplications(em, filter, actorId);
  const isFound = Object.values(exact.statusCounts).some((count) => count > 0);
  if (isFound || !filter.search) return { ...exact, isSimilar: false };
  return { ...(await countApplications(em, filter, actorId, true)), isSimilar: true };
}
