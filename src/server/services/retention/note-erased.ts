import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import { AuditEvent } from '../../db/entities/audit-event.ts';
import type { EntityManager } from '../../db/orm.ts';

export type ErasedCounts = Partial<Record<RetainedKind, number>>;

/**
 * Writes how many records of each kind a run has erased so far, into the one event of that run and in the transaction
 * that erases them: a run that is killed has told of everything it did.
 */
export async function noteErased(
  em: EntityManager,
  { runId, at, counts }: { runId: string; at: Date; counts: ErasedCounts },
): Promise<void> {
  await em.upsert(AuditEvent, {
    id: runId,
    at,
    action: 'retention.erase',
    actorId: null,
    actorName: null,
    subjectId: null,
    subjectLabel: Object.entries(counts)
      .map(([kind, count]) => `${kind}=${count}`)
      .join(' '),
    requestId: null,
  });
}
