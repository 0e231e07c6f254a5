import { Setting } from '../db/entities/system.ts';
import type { EntityManager } from '../db/orm.ts';
import { recordEvent } from './audit.ts';
import type { AdminContext } from './context.ts';
import { type Fragment, fragment } from './list-query.ts';

/** The setting under which names are withheld from reviewers; 'true' or 'false'. */
export const blindReviewKey = 'blind_review';

/** Setting of blind review; false at first. */
export async function readBlindReview(em: EntityManager): Promise<boolean> {
  const setting = await em.findOne(Setting, { key: blindReviewKey }, { disableIdentityMap: true });
  return setting?.value === 'true';
}

/** The setting as a condition within another statement; the database looks once a statement. */
export const blindReviewSql = `coalesce((select "value" from "settings" where "key" = '${blindReviewKey}'), 'false') = 'true'`;

/**
 * Tells whether an application is masked for a reviewer: reviewed blind, and not uncovered by them.
 * @param alias of the applications in the statement
 */
export function applicationAnonymisedSql(alias: string, actorId: string): Fragment {
  return fragment(
    `${blindReviewSql} and not exists (select 1 from "application_reveals" as "reveal"
      where "reveal"."application_id" = ${alias}."id" and "reveal"."user_id" = ?::uuid)`,
    actorId,
  );
}

/** Switches blind review on or off for everybody. */
export async function setBlindReview(
  ctx: AdminContext,
  { isBlind }: { isBlind: boolean },
): Promise<{ isBlind: boolean }> {
  const value = String(isBlind);
  await ctx.em.transactional(async (em) => {
    await em.upsert(Setting, {
      key: blindReviewKey,
      value,
      description: '',
      updatedAt: new Date(),
    });
    recordEvent(em, ctx, {
      action: 'setting.update',
      subjectId: blindReviewKey,
      subjectLabel: `${blindReviewKey} = ${value}`,
    });
  });
  return { isBlind };
}
