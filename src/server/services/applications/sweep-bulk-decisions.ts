import { BulkDecision } from '../../db/entities/bulk-decision.ts';
import type { EntityManager } from '../../db/orm.ts';

/** A call is sent again within minutes, on a laptop that slept over the weekend within days; in milliseconds. */
const keptForMs = 7 * 86_400_000;

/** Forgets the answers to old decisions on many. Returns how many. */
export async function sweepBulkDecisions(em: EntityManager, now = new Date()): Promise<number> {
  return em.nativeDelete(BulkDecision, {
    createdAt: { $lt: new Date(now.getTime() - keptForMs) },
  });
}
