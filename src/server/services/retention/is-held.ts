import type { HeldKind } from '../../../shared/contracts/retention-hold.ts';
import { RetentionHold } from '../../db/entities/retention-hold.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/** Whether a record is held: then neither the job nor anybody's wish erases it until the hold is lifted. */
export async function isHeld(em: EntityManager, kind: HeldKind, id: string): Promise<boolean> {
  return (await em.count(RetentionHold, { kind, recordId: id })) > 0;
}

/** The same as a condition, for whoever erases at somebody's wish. Throws AppError('held'). */
export async function requireNotHeld(em: EntityManager, kind: HeldKind, id: string): Promise<void> {
  if (await isHeld(em, kind, id)) throw new AppError('held');
}
