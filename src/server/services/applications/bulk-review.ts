import { LockMode, raw } from '@mikro-orm/core';
import type { z } from 'zod';
import {
  maxReviewsPerCall,
  type ReviewManyInput,
  type reviewManyOutput,
} from '../../../shared/contracts/application-admin.ts';
import {
  ApplicationDecision,
  BulkDecision,
  beforeDecision,
} from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { toStatus } from '../applicant-status.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { totalOf } from '../list-query.ts';
import { createIdempotent, fingerprintSubmission } from '../submission.ts';
import { countApplications } from './list.ts';
import { applicationFilterSql } from './query.ts';
import { findNotNotified } from './review.ts';
import { notificationTime, scheduleNotification } from './tell-applicant.ts';

type SeenVersion = { id: string; version: number };
type ReviewManyOutput = z.infer<typeof reviewManyOutput>;
type MatchingSelection = Extract<ReviewManyInput['of'], { kind: 'matching' }>;

/** Ids for a list in SQL, which must not be empty: then an id that nothing has. */
const listOf = (ids: ReadonlySet<string>) =>
  ids.size > 0 ? [...ids] : ['00000000-0000-0000-0000-000000000000'];
const placesOf = (ids: ReadonlySet<string>) =>
  listOf(ids)
    .map(() => '?::uuid')
    .join(', ');

/** Decides on those of the applications that are still as they were seen, and were not withdrawn. */
async function decide(
  em: EntityManager,
  ctx: AdminContext,
  seen: readonly SeenVersion[],
  {
    status,
    reviewNotes,
    tellApplicant = false,
    batch,
  }: Pick<ReviewManyInput, 'status' | 'reviewNotes' | 'tellApplicant' | 'batch'>,
): Promise<number> {
  const { actor } = ctx;
  // In one order, so that two such decisions at the same time never wait for each other.
  const locked = await em.find(
    Application,
    { id: { $in: seen.map(({ id }) => id) } },
    {
      fields: [
        'id',
        'version',
        'status',
        'applicantName',
        'reviewNotes',
        'decidedAt',
        'tellAt',
        'toldAt',
        'withdrawnAt',
      ],
      orderBy: { id: 'asc' },
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    },
  );
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const unchanged = locked.filter(
    ({ id, version, withdrawnAt }) => versions.get(id) === version && !withdrawnAt,
  );
  const recipients = tellApplicant ? await findNotNotified(em, unchanged, status) : [];
  const recipientIds = new Set(recipients.map(({ id }) => id));
  const now = new Date();
  const tellAt = await notificationTime({ em, log: ctx.log }, { status, isBulk: true, now });
  for (const application of unchanged) {
    em.persist(
      em.create(ApplicationDecision, {
        application: application.id,
        from: toStatus(ctx, application),
        to: status,
        note: reviewNotes || null,
        tellsApplicant: recipientIds.has(application.id),
        before: beforeDecision(application),
        batch: batch ?? null,
        createdAt: now,
        seenVersion: application.version,
        actor: actor.id,
        actorName: actor.name,
      }),
    );
    recordEvent(em, ctx, 'application.review', {
      id: application.id,
      label: `${application.applicantName}: ${status}`,
    });
  }
  // One statement for all, so that the counts by status are touched once.
  await em.nativeUpdate(
    Application,
    { id: { $in: unchanged.map(({ id }) => id) } },
    {
      status,
      decidedAt: now,
      version: raw('"version" + 1'),
      // A mail that waits, and what is known, concern another status, or are about to be renewed.
      tellAt: raw(
        `case when "id" in (${placesOf(recipientIds)}) then ?::timestamptz
           when "status" = ? then "tell_at" end`,
        [...listOf(recipientIds), tellAt, status],
      ),
      toldAt: raw(
        `case when "status" = ? and "id" not in (${placesOf(recipientIds)}) then "told_at" end`,
        [status, ...listOf(recipientIds)],
      ),
      ...(reviewNotes ? { reviewNotes } : {}),
    },
  );
  await scheduleNotification(em, ctx, [...recipientIds], tellAt);
  return unchanged.length;
}

/** The next piece of what matches, by id; without what came or was decided on after the person looked. */
async function findNextBatch(em: EntityManager, ctx: AdminContext, of: MatchingSelection) {
  const where = applicationFilterSql(of.filter, ctx.actor.id);
  return em.execute<(SeenVersion & { isLater: boolean })[]>(
    `select a."id", a."version", coalesce(a."decided_at" > ?::timestamptz, false) as "isLater"
     from "applications" as a
     where ${where.sql} and a."created_at" <= ?::timestamptz and (?::uuid is null or a."id" > ?::uuid)
     order by a."id" limit ?`,
    [of.asOf, ...where.params, of.asOf, of.after ?? null, of.after ?? null, maxReviewsPerCall],
  );
}

async function requireExpectedTotal(em: EntityManager, ctx: AdminContext, of: MatchingSelection) {
  const { statusCounts } = await countApplications(em, of.filter, ctx.actor.id);
  if (totalOf(statusCounts, of.filter.status) !== of.expectedTotal) throw new AppError('conflict');
}

async function decideBatch(
  em: EntityManager,
  ctx: AdminContext,
  { of, ...decision }: ReviewManyInput,
): Promise<ReviewManyOutput> {
  if (of.kind === 'selected') {
    const changed = await decide(em, ctx, of.applications, decision);
    return { changed, skipped: of.applications.length - changed, next: null };
  }
  if (of.after === undefined) await requireExpectedTotal(em, ctx, of);
  const found = await findNextBatch(em, ctx, of);
  const seen = found.filter(({ isLater }) => !isLater);
  const changed = await decide(em, ctx, seen, decision);
  const last = found.length < maxReviewsPerCall ? undefined : found.at(-1);
  return { changed, skipped: found.length - changed, next: last?.id ?? null };
}

/**
 * Sets the status of many, with notes where given; records each change in the history and the audit, and mails it to
 * the applicant, later, where requested and not done before. One transaction, at most 500 at a time: for all that match
 * a filter it is called again with `next` until there is none. The same call of the same person takes effect once and
 * returns the same answer each time.
 * Throws AppError('conflict') when the number that matches at the first batch is not the one that was seen.
 */
export async function reviewManyApplications(
  ctx: AdminContext,
  input: ReviewManyInput,
): Promise<ReviewManyOutput> {
  const mark = fingerprintSubmission({ decidedBy: ctx.actor.id, ...input });
  const { changed, skipped, next } = await createIdempotent(ctx, mark, {
    find: (em, submissionKey) => em.findOne(BulkDecision, { submissionKey }),
    create: async (em) => {
      const bulk = em.create(BulkDecision, mark);
      // First of all: the same call at the same moment waits here for what this one does.
      await em.flush();
      return em.assign(bulk, await decideBatch(em, ctx, input));
    },
  });
  return { changed, skipped, next: next ?? null };
}

/** A call is sent again within minutes, on a laptop that slept over the weekend within days; in milliseconds. */
const retentionMs = 7 * 86_400_000;

/** Deletes the stored answers to old bulk decisions. Returns how many. */
export async function sweepBulkDecisions(em: EntityManager, now = new Date()): Promise<number> {
  return em.nativeDelete(BulkDecision, {
    createdAt: { $lt: new Date(now.getTime() - retentionMs) },
  });
}
