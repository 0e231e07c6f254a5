import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import { undoMs } from '../../../shared/domain/decision-times.ts';
import { ApplicationDecision } from '../../db/entities/application-review.ts';
import type { Application } from '../../db/entities/applications.ts';
import type { ServiceContext } from '../context.ts';
import { toStatus } from './load.ts';

/** A rejection is shown once it was told; anything else when nobody can undo it with one click any more. */
const isShown = (
  {
    status,
    decidedAt,
    tellAt,
    toldAt,
  }: Pick<Application, 'status' | 'decidedAt' | 'tellAt' | 'toldAt'>,
  now: Date,
) =>
  status === 'rejected'
    ? Boolean(toldAt)
    : !(tellAt && tellAt > now) && !(decidedAt && now.getTime() - decidedAt.getTime() < undoMs);

/**
 * What an applicant may know: the status they see, and the decisions that led there, the oldest first. Until they are
 * told, it is as it was before. The only place that says so.
 */
export async function readApplicantStatus(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  application: Application,
  now = new Date(),
): Promise<{ status: ApplicationStatus; decisions: ApplicationDecision[] }> {
  const decisions = await ctx.em.find(
    ApplicationDecision,
    { application: application.id, undoneAt: null },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  const present = decisions.at(-1);
  const isPresent = (decision: ApplicationDecision) => decision === present;
  const shown = decisions.filter((decision) =>
    isPresent(decision)
      ? isShown(application, now)
      : decision.to !== 'rejected' || Boolean(decision.toldAt),
  );
  if (isShown(application, now)) return { status: toStatus(ctx, application), decisions: shown };
  const from = applicationStatusSchema.catch('pending').parse(decisions[0]?.from);
  const before = shown.at(-1)?.to ?? (from === 'rejected' ? 'pending' : from);
  return { status: before, decisions: shown };
}
