import { LockMode, raw } from '@mikro-orm/core';
import type { z } from 'zod';
import {
  type ReviewManyInput,
  reviewChunk,
  type reviewManyOutput,
} from '../../../shared/contracts/application.ts';
import { Application } from '../../db/entities/application.ts';
import { ApplicationDecision } from '../../db/entities/application-decision.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { matching } from './application-filter.ts';
import { countApplications } from './count-applications.ts';
import { requireActor } from './require-actor.ts';
import { toStatus } from './to-status.ts';

type Seen = { id: string; version: number };
type Decided = z.infer<typeof reviewManyOutput>;
type Matching = Extract<ReviewManyInput['of'], { kind: 'matching' }>;

/** Decides on those of the applications that are still as they were seen. */
async function decide(
  em: EntityManager,
  ctx: ServiceContext,
  seen: readonly Seen[],
  { status, reviewNotes }: Pick<ReviewManyInput, 'status' | 'reviewNotes'>,
): Promise<number> {
  const actor = requireActor(ctx);
  // In one order, so that two such decisions at the same time never wait for each other.
  const locked = await em.find(
    Application,
    { id: { $in: seen.map(({ id }) => id) } },
    {
      fields: ['id', 'version', 'status', 'applicantName'],
      orderBy: { id: 'asc' },
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    },
  );
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const unchanged = locked.filter(({ id, version }) => versions.get(id) === version);
  for (const application of unchanged) {
    em.persist(
      em.create(ApplicationDecision, {
        application: application.id,
        from: toStatus(ctx, application),
        to: status,
        note: reviewNotes || null,
        actor: actor.id,
        actorName: actor.name,
      }),
    );
    recordEvent(em, ctx, {
      action: 'application.review',
      subjectId: application.id,
      subjectLabel: `${application.applicantName}: ${status}`,
    });
  }
  // One statement for all, so that the counts by status are touched once.
  await em.nativeUpdate(
    Application,
    { id: { $in: unchanged.map(({ id }) => id) } },
    {
      status,
      decidedAt: new Date(),
      version: raw('"version" + 1'),
      ...(reviewNotes ? { reviewNotes } : {}),
    },
  );
  return unchanged.length;
}

/** The next piece of what matches, by id; without what came or was decided on after the person looked. */
async function nextPiece(em: EntityManager, ctx: ServiceContext, of: Matching) {
  const where = matching(of.filter, requireActor(ctx).id);
  return em.execute<(Seen & { isLater: boolean })[]>(
    `select a."id", a."version", coalesce(a."decided_at" > ?::timestamptz, false) as "isLater"
     from "applications" as a
     where ${where.sql} and a."created_at" <= ?::timestamptz and (?::uuid is null or a."id" > ?::uuid)
     order by a."id" limit ?`,
    [of.asOf, ...where.params, of.asOf, of.after ?? null, of.after ?? null, reviewChunk],
  );
}

async function requireExpectedTotal(em: EntityManager, ctx: ServiceContext, of: Matching) {
  const { statusCounts } = await countApplications(em, of.filter, requireActor(ctx).id);
  const total = of.filter.status
    ? statusCounts[of.filter.status]
    : Object.values(statusCounts).reduce((sum, count) => sum + count, 0);
  if (total !== of.expectedTotal) throw new AppError('conflict');
}

/**
 * Sets the status of many, with notes where given; each change stands in the history and the audit. One transaction,
 * at most 500 at a time: for all that match a filter it is called again with `next` until there is none.
 * Throws AppError('conflict') when at the first piece another number matches than was seen.
 */
export async function reviewApplications(
  ctx: ServiceContext,
  { of, ...decision }: ReviewManyInput,
): Promise<Decided> {
  return ctx.em.transactional(async (em) => {
    if (of.kind === 'selected') {
      const changed = await decide(em, ctx, of.applications, decision);
      return { changed, skipped: of.applications.length - changed, next: null };
    }
    if (of.after === undefined) await requireExpectedTotal(em, ctx, of);
    const found = await nextPiece(em, ctx, of);
    const seen = found.filter(({ isLater }) => !isLater);
    const changed = await decide(em, ctx, seen, decision);
    const last = found.length < reviewChunk ? undefined : found.at(-1);
    return { changed, skipped: found.length - changed, next: last?.id ?? null };
  });
}
