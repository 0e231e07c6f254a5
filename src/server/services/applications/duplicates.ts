import type { Duplicate } from '../../../shared/contracts/application-record.ts';
import type { ServiceContext } from '../context.ts';
import type { Fragment } from '../listing/sql-fragment.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { isMaskedSql } from './blind-review.ts';
import { toStatus } from './to-status.ts';

/** Fewer digits say nothing: a number may have been left out in words. */
const fewestDigits = 7;

const sameEmailSql = (left: string, right: string) =>
  `lower(${left}."email") = lower(${right}."email")`;

const samePhoneSql = (left: string, right: string) =>
  `${left}."phone_digits" = ${right}."phone_digits" and length(${right}."phone_digits") >= ${fewestDigits}`;

/**
 * Ids of the other applications with the same e-mail address, or the same digits in the phone number; without those
 * that are covered for the reviewer. Each half has an index.
 */
export function duplicatesOf(alias: string, actorId: string): Fragment {
  const masked = isMaskedSql('other', actorId);
  const others = (same: string) =>
    `select other."id" from "applications" as other
     where ${same} and other."id" <> ${alias}."id" and not (${masked.sql})`;
  return {
    sql: `${others(sameEmailSql('other', alias))} union all ${others(samePhoneSql('other', alias))}`,
    params: [...masked.params, ...masked.params],
  };
}

type DuplicateRow = Omit<Duplicate, 'createdAt' | 'status'> & {
  status: string;
  createdAtMs: number;
};

/** The other applications of what seems to be the same person, newest first, at most twenty. */
export async function findDuplicates(ctx: ServiceContext, id: string): Promise<Duplicate[]> {
  const duplicates = duplicatesOf('a', requireAdministrator(ctx).id);
  const rows = await ctx.em.execute<DuplicateRow[]>(
    `select d."id", d."applicant_name" as "applicantName", d."position", d."status",
       (extract(epoch from d."created_at") * 1000)::float8 as "createdAtMs",
       ${sameEmailSql('d', 'a')} as "sameEmail", (${samePhoneSql('d', 'a')}) as "samePhone"
     from "applications" as a
     cross join lateral (select distinct found."id" from (${duplicates.sql}) as found) as same
     join "applications" as d on d."id" = same."id"
     where a."id" = ?::uuid
     order by d."created_at" desc, d."id" desc limit 20`,
    [...duplicates.params, id],
  );
  return rows.map(({ createdAtMs, ...row }) => ({
    ...row,
    status: toStatus(ctx, row),
    createdAt: new Date(createdAtMs),
  }));
}
