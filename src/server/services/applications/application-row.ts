import type { Position } from '../../../shared/contracts/application.ts';
import type { ApplicationSummary } from '../../../shared/contracts/application-record.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import type { Fragment } from '../listing/sql-fragment.ts';
import type { PagePlan } from './application-order.ts';
import { isMaskedSql } from './blind-review.ts';
import { duplicatesOf } from './duplicates.ts';
import { toStatus } from './to-status.ts';

/** An application as the statement below gives it: nothing is covered yet. */
export type ApplicationRow = {
  id: string;
  applicantName: string;
  email: string;
  phone: string;
  position: Position;
  status: string;
  shownStatus: string;
  generalQuizScore: number | null;
  typingTestWpm: number | null;
  typingTestAccuracy: number | null;
  englishTestScore: number | null;
  finalScore: number | null;
  scoreSource: ApplicationSummary['scoreSource'];
  resumeId: string;
  reviewNotes: string | null;
  createdAtMs: number;
  withdrawnAtMs: number | null;
  version: number;
  notesCount: number;
  hasDuplicate: boolean;
  isMasked: boolean;
};

/** Both drivers give back numbers for these types. */
const columns = `a."id", a."applicant_name" as "applicantName", a."email", a."phone", a."position", a."status",
  a."shown_status" as "shownStatus", a."general_quiz_score"::float8 as "generalQuizScore",
  a."typing_test_wpm" as "typingTestWpm", a."typing_test_accuracy" as "typingTestAccuracy",
  a."english_test_score"::float8 as "englishTestScore", a."final_score" as "finalScore",
  a."score_source" as "scoreSource", a."resume_id" as "resumeId", a."review_notes" as "reviewNotes",
  (extract(epoch from a."created_at") * 1000)::float8 as "createdAtMs",
  (extract(epoch from a."withdrawn_at") * 1000)::float8 as "withdrawnAtMs", a."version",
  (select count(*)::int from "application_notes" as note where note."application_id" = a."id") as "notesCount"`;

/**
 * Applications under the conditions, in the order of the plan, at most `limit`: one statement, in which what belongs to
 * a row is looked up for the rows of the page alone.
 */
export async function readRows(
  em: EntityManager,
  actorId: string,
  {
    where,
    plan: { expression, beyond, direction },
    limit,
  }: { where: Fragment; plan: PagePlan; limit: number },
): Promise<ApplicationRow[]> {
  const masked = isMaskedSql('a', actorId);
  const duplicates = duplicatesOf('a', actorId);
  return em.execute<ApplicationRow[]>(
    `select ${columns}, (${masked.sql}) as "isMasked", exists (${duplicates.sql}) as "hasDuplicate"
     from (
       select a."id", ${expression} as "place" from "applications" as a
       where ${where.sql} ${beyond ? `and ${beyond.sql}` : ''}
       order by ${expression} ${direction}, a."id" ${direction}
       limit ?
     ) as page join "applications" as a on a."id" = page."id"
     order by page."place" ${direction}, page."id" ${direction}`,
    [...masked.params, ...duplicates.params, ...where.params, ...(beyond?.params ?? []), limit],
  );
}

/** One row for administrators; what is covered is left empty. */
export function toApplicationSummary(
  ctx: Pick<ServiceContext, 'log'>,
  row: ApplicationRow,
): ApplicationSummary {
  const { shownStatus: _shown, resumeId, createdAtMs, withdrawnAtMs, ...kept } = row;
  return {
    ...kept,
    status: toStatus(ctx, row),
    createdAt: new Date(createdAtMs),
    withdrawnAt: withdrawnAtMs === null ? null : new Date(withdrawnAtMs),
    resumeUrl: `/objects/${resumeId}`,
    ...(row.isMasked
      ? { applicantName: '', email: '', phone: '', resumeUrl: '', hasDuplicate: false }
      : {}),
  };
}
