import { LockMode } from '@mikro-orm/core';
import {
  type ApplicationSummary,
  type DecisionBatch,
  maxReviewsPerCall,
  type UndoBatchInput,
  type UndoReviewInput,
} from '../../../shared/contracts/application-admin.ts';
import { undoWindowMs } from '../../../shared/domain/decision-times.ts';
import { ApplicationDecision } from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { requireVersion } from '../records.ts';
import { lockApplication } from './load.ts';
import { readApplication } from './query.ts';
import { scheduleNotification } from './tell-applicant.ts';

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

/** Those of the applications that led to a hire. */
async function hiredOf(em: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const hired = await em.find(EmployeeProfile, {
    application: { $in: [...ids] },
    deletedAt: null,
  });
  return new Set(hired.flatMap(({ application }) => application?.id ?? []));
}

/** Returns whether a decision is the last one on its application, not notified yet, and recent enough to be undone. */
function isUndoable(application: Application, decision: ApplicationDecision, now: Date): boolean {
  return (
    Boolean(decision.before) &&
    !decision.undoneAt &&
    !decision.toldAt &&
    !application.withdrawnAt &&
    application.status === decision.to &&
    application.decidedAt?.getTime() === decision.createdAt.getTime() &&
    now.getTime() - decision.createdAt.getTime() < undoWindowMs
  );
}

/** Gives the application back what it was; a mail that waited then waits again. In the running transaction. */
async function restore(
  em: EntityManager,
  ctx: ServiceContext,
  {
    application,
    decision,
    now,
  }: {
    application: Application;
    decision: ApplicationDecision;
    now: Date;
  },
): Promise<void> {
  const { before } = decision;
  if (!before) return;
  const waited = dateOf(before.tellAt);
  const tellAt = waited && new Date(Math.max(waited.getTime(), now.getTime()));
  Object.assign(application, {
    status: before.status,
    reviewNotes: before.reviewNotes,
    decidedAt: dateOf(before.decidedAt),
    toldAt: dateOf(before.toldAt),
    tellAt,
  });
  decision.undoneAt = now;
  recordEvent(em, ctx, 'application.undo', {
    id: application.id,
    label: application.applicantName,
  });
  if (tellAt) await scheduleNotification(em, ctx, [application.id], tellAt);
}

const newestFirst = { orderBy: { seenVersion: 'desc nulls last', createdAt: 'desc' } } as const;

/**
 * Undoes one's own last decision on an application; sent twice, it is undone once. Throws AppError('not-found'),
 * 'conflict' when something else happened since `version`, 'wrong-state' after a hire, 'already-told' when the
 * applicant knows of it.
 */
export async function undoReview(
  ctx: AdminContext,
  { id, version }: UndoReviewInput,
): Promise<ApplicationSummary> {
  const { actor } = ctx;
  return ctx.em.transactional(async (em) => {
    const application = await lockApplication(em, id);
    const [last] = await em.find(
      ApplicationDecision,
      { application: id },
      { ...newestFirst, limit: 1 },
    );
    if (!last || last.actor?.id !== actor.id) throw new AppError('conflict');
    const isDone = Boolean(last.undoneAt) && application.version === version + 1;
    if (!isDone) {
      if (last.toldAt) throw new AppError('already-told');
      const now = new Date();
      const isHired = (await hiredOf(em, [id])).has(id);
      requireVersion(application, version);
      if (isHired || !isUndoable(application, last, now)) throw new AppError('wrong-state');
      await restore(em, ctx, { application, decision: last, now });
      await em.flush();
    }
    return await readApplication(em, ctx, id);
  });
}

/**
 * Undoes a decision on many, batch by batch: applications decided on since, or notified, are left alone. Called again
 * with `next` until there is none.
 */
export async function undoBatch(
  ctx: AdminContext,
  { batch, after }: UndoBatchInput,
): Promise<{ undone: number; skipped: number; next: string | null }> {
  return ctx.em.transactional(async (em) => {
    const decisions = await em.find(
      ApplicationDecision,
      { batch, ...(after === undefined ? {} : { application: { $gt: after } }) },
      { orderBy: { application: 'asc' }, limit: maxReviewsPerCall },
    );
    const ids = decisions.map(({ application }) => application.id);
    // In one order, so that two of them at the same time never wait for each other.
    const locked = await em.find(
      Application,
      { id: { $in: ids } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const applications = new Map(locked.map((application) => [application.id, application]));
    const hired = await hiredOf(em, ids);
    const now = new Date();
    let undone = 0;
    for (const decision of decisions) {
      // Read before the lock: it may have been undone or notified meanwhile.
      await em.refresh(decision);
      const application = applications.get(decision.application.id);
      if (application && !hired.has(application.id) && isUndoable(application, decision, now)) {
        await restore(em, ctx, { application, decision, now });
      }
      if (decision.undoneAt) undone += 1;
    }
    await em.flush();
    const next = decisions.length < maxReviewsPerCall ? null : (ids.at(-1) ?? null);
    return { undone, skipped: decisions.length - undone, next };
  });
}

/** The decisions on many of the last day, the newest first, and how many of each can still be undone. */
export async function listBatches({ em }: AdminContext): Promise<DecisionBatch[]> {
  const rows = await em.execute<(Omit<DecisionBatch, 'at'> & { atMs: number })[]>(
    `select d."batch" as "batch", min(d."actor_name") as "actorName", min(d."to_status") as "status",
       (extract(epoch from min(d."created_at")) * 1000)::float8 as "atMs",
       count(*)::int as "changed",
       (count(*) filter (where d."undone_at" is not null))::int as "undone",
       (count(*) filter (where d."told_at" is not null))::int as "told",
       (count(*) filter (where d."undone_at" is null and d."told_at" is null and a."withdrawn_at" is null
          and a."decided_at" = d."created_at" and a."status" = d."to_status"
          and not exists (select 1 from "employee_profiles" as employee
            where employee."application_id" = a."id" and employee."deleted_at" is null)))::int as "undoable"
     from "application_decisions" as d join "applications" as a on a."id" = d."application_id"
     where d."batch" is not null and d."created_at" > ?::timestamptz
     group by d."batch" order by 4 desc limit 20`,
    [new Date(Date.now() - undoWindowMs)],
  );
  return rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) }));
}
