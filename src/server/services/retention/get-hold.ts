import type { HeldRecordInput, Hold } from '../../../shared/contracts/retention-hold.ts';
import { RetentionHold } from '../../db/entities/retention-hold.ts';
import type { ServiceContext } from '../context.ts';
import { toHold } from './to-hold.ts';

/** The hold on a record; null where there is none. */
export async function getHold(
  { em }: ServiceContext,
  { kind, id }: HeldRecordInput,
): Promise<{ hold: Hold | null }> {
  const held = await em.findOne(RetentionHold, { kind, recordId: id });
  return { hold: held && toHold(held) };
}
