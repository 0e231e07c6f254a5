import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../shared/contracts/application.ts';
import { bulkMailDelayMs, undoMs } from '../../shared/domain/decision-times.ts';
import { ApplicationDecision } from '../db/entities/application-review.ts';
import type { Application } from '../db/entities/applications.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import type { EntityManager } from '../db/orm.ts';
import type { ServiceContext } from './context.ts';

/** The stored status; one we do not know counts as pending and is logged. */
export function toStatus(
  ctx: Pick<ServiceContext, 'log'>,
  application: { id: string; status: string },
): ApplicationStatus {
  const parsed = applicationStatusSchema.safeParse(application.status);
  if (parsed.success) return parsed.data;
  ctx.log.warn(
    { applicationId: application.id, status: application.status },
    'unknown application status; shown as pending',
  );
  return 'pending';
}

type Stated = Pick<Application, 'status' | 'decidedAt' | 'tellAt' | 'toldAt'>;

/** Decisions from before notifications were delayed appeared on the applicant's page at once. */
const isOlder = (decision: ApplicationDecision | undefined) => decision?.before === null;

/** Time a decision without a mail stays hidden, because its message still offers to undo it; in milliseconds. */
const hiddenMs = (decision: ApplicationDecision | undefined) =>
  decision?.batch ? bulkMailDelayMs : undoMs;

/** Returns whether the applicant sees the present status: a rejection once notified, anything else after its delay. */
function isPresentShown(
  { status, decidedAt, tellAt, toldAt }: Stated,
  present: ApplicationDecision | undefined,
  now: Date,
): boolean {
  if (isOlder(present)) return true;
  if (status === 'rejected') return Boolean(toldAt);
  if (tellAt && tellAt > now) return false;
  return !decidedAt || now.getTime() - decidedAt.getTime() >= hiddenMs(present);
}

/** Returns whether the applicant ever saw a decision that the next one has replaced. */
function wasShown(decision: ApplicationDecision, next: ApplicationDecision): boolean {
  if (isOlder(decision) || decision.toldAt) return true;
  if (decision.to === 'rejected') return false;
  if (decision.tellsApplicant) {
    const due = next.before?.tellAt;
    return due ? next.createdAt >= new Date(due) : false;
  }
  return next.createdAt.getTime() - decision.createdAt.getTime() >= hiddenMs(decision);
}

/**
 * Reads what an applicant may know: the status they see, and the decisions that led there, the oldest first. A change
 * stays hidden until its notification. Every answer to an applicant takes the status from here.
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
  const isShown = isPresentShown(application, decisions.at(-1), now);
  const shown = decisions.filter((decision, index) => {
    const next = decisions[index + 1];
    return next ? wasShown(decision, next) : isShown;
  });
  if (isShown) return { status: toStatus(ctx, application), decisions: shown };
  const from = applicationStatusSchema.catch('pending').parse(decisions[0]?.from);
  const before = shown.at(-1)?.to ?? (from === 'rejected' ? 'pending' : from);
  return { status: before, decisions: shown };
}

/** Returns whether the applicant became an employee; a deleted profile stays for a while and counts. */
export async function isHired(
  em: EntityManager,
  { id }: Pick<Application, 'id'>,
): Promise<boolean> {
  return (await em.count(EmployeeProfile, { application: id })) > 0;
}

/** Returns whether a second attempt at the tests may count: not after a withdrawal, a rejection or a hire. */
export async function isOpenForRetake(
  em: EntityManager,
  application: Application,
  status: ApplicationStatus,
): Promise<boolean> {
  if (application.withdrawnAt || status === 'rejected') return false;
  return !(await isHired(em, application));
}
