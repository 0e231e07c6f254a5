import type { Hold } from '../../../shared/contracts/retention-hold.ts';
import type { RetentionHold } from '../../db/entities/retention-hold.ts';

/** A hold as administrators read it. */
export function toHold({ reason, actorName, createdAt }: RetentionHold): Hold {
  return { reason, by: actorName, at: createdAt };
}
