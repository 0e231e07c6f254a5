import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type {
  ApplicationSummary,
  ReviewApplicationInput,
} from '../../../shared/contracts/application-admin.ts';
import {
  ApplicationDecision,
  ApplicationNote,
  beforeDecision,
} from '../../db/entities/application-review.ts';
import type { Application } from '../../db/entities/applications.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { toStatus } from '../applicant-status.ts';
import { recordEvent } from '../audit.ts';
import type { Actor, AdminContext } from '../context.ts';
import { requireVersion } from '../records.ts';
import { lockApplication } from './load.ts';
import { readApplication } from './query.ts';
import { notificationTime, scheduleNotification } from './tell-applicant.ts';

/**
 * Finds the applications whose applicant has not been notified of a status yet: it changes, or was not mailed when it
 * did. No applicant is mailed the same news twice, nor while a mail waits. The confirmation of receipt counts as
 * notification that it is pending.
 */
export async function findNotNotified<
  Decided extends { id: string; status: string; tellAt?: Date | null },
>(
  em: EntityManager,
  applications: readonly Decided[],
  status: ApplicationStatus,
): Promise<Decided[]> {
  const same = applications.filter((application) => application.status === status);
  if (same.length === 0) return [...applications];
  const rows = await em.execute<{ id: string; notified: string }[]>(
    `select distinct on ("application_id") "application_id" as "id", "to_status" as "notified"
     from "application_decisions"
     where "told_at" is not null and "undone_at" is null and "application_id" in (${same.map(() => '?').join(', ')})
     order by "application_id", "seen_version" desc nulls last, "created_at" desc`,
    same.map(({ id }) => id),
  );
  const notified = new Map(rows.map((row) => [row.id, row.notified]));
  return applications.filter(
    ({ id, status: present, tellAt }) =>
      present !== status || (!tellAt && (notified.get(id) ?? 'pending') !== status),
  );
}

/**
 * Returns whether the last decision is this one, by the same person, sent again because its answer was lost. A caller
 * who names the version they saw may take the same decision again on a newer one.
 */
async function isRepeatedDecision(
  em: EntityManager,
  actor: Actor,
  application: Application,
  { status, reviewNotes, tellApplicant = false, version }: ReviewApplicationInput,
): Promise<boolean> {
  if (version !== undefined && application.version !== version + 1) return false;
  const [last] = await em.find(
    ApplicationDecision,
    { application: application.id },
    { orderBy: { seenVersion: 'desc nulls last', createdAt: 'desc' }, limit: 1 },
  );
  const isAlike =
    last?.actor?.id === actor.id &&
    !last.undoneAt &&
    last.to === status &&
    application.status === status &&
    (version === undefined || last.seenVersion === version) &&
    (reviewNotes === undefined || (reviewNotes || null) === (application.reviewNotes ?? null));
  if (!isAlike || last.tellsApplicant === tellApplicant) return isAlike;
  // A notification was requested and skipped, because it had been sent before.
  return tellApplicant && (await findNotNotified(em, [application], status)).length === 0;
}

/**
 * Sets the status (any to any) and, where given, the notes; records the change in the history, and mails the applicant
 * where requested and not done before: later, so that it can be undone.
 * The same decision of the same person sent again changes nothing and returns the same answer.
 * Throws AppError('not-found'), 'conflict' when something else happened since `version`, 'wrong-state' when the
 * applicant has withdrawn.
 */
export async function reviewApplication(
  ctx: AdminContext,
  input: ReviewApplicationInput,
): Promise<ApplicationSummary> {
  const { actor } = ctx;
  return ctx.em.transactional(async (em) => {
    const application = await lockApplication(em, input.id);
    if (await isRepeatedDecision(em, actor, application, input)) {
      return await readApplication(em, ctx, application.id);
    }
    requireVersion(application, input.version);
    if (application.withdrawnAt) throw new AppError('wrong-state');
    const notes = input.reviewNotes || null;
    // A form sends back the notes it showed: those are another person's words, and stand in the history already.
    const isNew = input.reviewNotes !== undefined && notes !== (application.reviewNotes ?? null);
    const shouldNotify =
      input.tellApplicant === true &&
      (await findNotNotified(em, [application], input.status)).length > 0;
    const now = new Date();
    const { status } = input;
    em.persist(
      em.create(ApplicationDecision, {
        application,
        from: toStatus(ctx, application),
        to: status,
        note: isNew ? notes : null,
        tellsApplicant: shouldNotify,
        before: beforeDecision(application),
        createdAt: now,
        seenVersion: application.version,
        actor: actor.id,
        actorName: actor.name,
      }),
    );
    const tellAt = shouldNotify
      ? await notificationTime({ em, log: ctx.log }, { status, isBulk: false, now })
      : null;
    if (application.status !== status || tellAt)
      Object.assign(application, { tellAt, toldAt: null });
    application.status = status;
    application.decidedAt = now;
    if (isNew) application.reviewNotes = notes;
    recordEvent(em, ctx, 'application.review', {
      id: application.id,
      label: `${application.applicantName}: ${status}`,
    });
    if (input.teamNote) {
      em.create(ApplicationNote, {
        application,
        text: input.teamNote,
        author: actor.id,
        authorName: actor.name,
      });
    }
    await em.flush();
    if (tellAt) await scheduleNotification(em, ctx, [application.id], tellAt);
    return await readApplication(em, ctx, application.id);
  });
}
