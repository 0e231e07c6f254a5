import type { Duplicate } from '../../../shared/contracts/application-admin.ts';
import { toStatus } from '../applicant-status.ts';
import { applicationAnonymisedSql } from '../blind-review.ts';
import type { AdminContext } from '../context.ts';
import type { Fragment } from '../list-query.ts';

const sameEmailSql = (left: string, right: string) =>
  `lower(${left}."email") = lower(${right}."email")`;

/** However the number was written; null with fewer than seven digits, when it may have been left out in words. */
const samePhoneSql = (left: string, right: string) =>
  `${left}."phone_e164" = ${right}."phone_e164"`;

/** Folded and in either order; null for a single word. */
const sameNameSql = (left: string, right: string) => `${left}."name_key" = ${right}."name_key"`;

const reasons = [sameEmailSql, samePhoneSql, sameNameSql] as const;

/**
 * Selects the ids of the other applications with the same e-mail address, telephone number or name, except those masked
 * for the reviewer. Each part has an index.
 */
export function duplicateIdsSql(alias: string, actorId: string): Fragment {
  const masked = applicationAnonymisedSql('other', actorId);
  const others = reasons.map(
    (same) => `select other."id" from "applications" as other
     where ${same('other', alias)} and other."id" <> ${alias}."id" and not (${masked.sql})`,
  );
  return { sql: others.join(' union all '), params: reasons.flatMap(() => masked.params) };
}

type DuplicateRow = Omit<Duplicate, 'createdAt' | 'status'> & {
  status: string;
  createdAtMs: number;
};

/**
 * The other applications of what seems to be the same person, at most twenty: those that have more in common
 * than the name first, then the newest.
 */
export async function findDuplicates(ctx: AdminContext, id: string): Promise<Duplicate[]> {
  const duplicates = duplicateIdsSql('a', ctx.actor.id);
  const rows = await ctx.em.execute<DuplicateRow[]>(
    `select d."id", d."applicant_name" as "applicantName", d."position", d."status",
       (extract(epoch from d."created_at") * 1000)::float8 as "createdAtMs",
       ${sameEmailSql('d', 'a')} as "sameEmail", coalesce(${samePhoneSql('d', 'a')}, false) as "samePhone",
       coalesce(${sameNameSql('d', 'a')}, false) as "sameName"
     from "applications" as a
     cross join lateral (select distinct found."id" from (${duplicates.sql}) as found) as same
     join "applications" as d on d."id" = same."id"
     where a."id" = ?::uuid
     order by (${sameEmailSql('d', 'a')} or coalesce(${samePhoneSql('d', 'a')}, false)) desc, d."created_at" desc, d."id" desc limit 20`,
    [...duplicates.params, id],
  );
  return rows.map(({ createdAtMs, ...row }) => ({
    ...row,
    status: toStatus(ctx, row),
    createdAt: new Date(createdAtMs),
  }));
}
