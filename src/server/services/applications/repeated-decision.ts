import type { ReviewApplicationInput } from '../../../shared/contracts/application-review.ts';
import type { Application } from '../../db/entities/application.ts';
import { ApplicationDecision } from '../../db/entities/application-decision.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { Actor } from '../context.ts';
import { notToldYet } from './not-told-yet.ts';

/**
 * Whether the last decision is this very one, by the same person: its answer got lost, and it is sent again. Who names
 * the version they saw may take the same decision anew on a newer one.
 */
export async function isRepeatedDecision(
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
  // Wished and not done, because it had been done before.
  return tellApplicant && (await notToldYet(em, [application], status)).length === 0;
}
