import type { Hold, SetHoldInput } from '../../../shared/contracts/retention-hold.ts';
import { RetentionHold } from '../../db/entities/retention-hold.ts';
import { User } from '../../db/entities/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import { type ServiceContext, requireAdministrator } from '../context.ts';
import { AppError } from '../errors.ts';
import { heldTables } from './retained-records.ts';
import { lockRetention } from './retention-lock.ts';
import { toHold } from './to-hold.ts';

/**
 * Holds a record against its erasure; the same again changes nothing. Throws AppError('not-found') for a record that is
 * not there (any more), 'conflict' where it is held for another reason already.
 */
export async function setHold(
  ctx: ServiceContext,
  { kind, id, reason }: SetHoldInput,
): Promise<{ hold: Hold }> {
  const actor = requireAdministrator(ctx);
  const hold = await ctx.em.transactional(async (em) => {
    await lockRetention(em);
    const held = await em.findOne(RetentionHold, { kind, recordId: id });
    if (held && held.reason !== reason) throw new AppError('conflict');
    if (held) return held;
    const found = await em.execute(
      `select 1 from "${heldTables[kind]}" where "id" = ?::uuid for update`,
      [id],
    );
    if (found.length === 0) throw new AppError('not-found');
    const made = em.create(RetentionHold, {
      kind,
      recordId: id,
      reason,
      actor: em.getReference(User, actor.id),
      actorName: actor.name.slice(0, 200),
    });
    em.persist(made);
    // What is held, and neither the reason nor a name: the log may outlive both.
    recordEvent(em, ctx, { action: 'retention.hold', subjectId: id, subjectLabel: kind });
    return made;
  });
  return { hold: toHold(hold) };
}
