import type {
  HeldKind,
  HeldRecordInput,
  Hold,
  SetHoldInput,
} from '../../../shared/contracts/retention.ts';
import { User } from '../../db/entities/accounts.ts';
import { RetentionHold } from '../../db/entities/retention.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { heldTables } from './retained-records.ts';

/** A hold as administrators read it. */
function toHold({ reason, actorName, createdAt }: RetentionHold): Hold {
  return { reason, by: actorName, at: createdAt };
}

/** The hold on a record; null where there is none. */
export async function getHold(
  { em }: AdminContext,
  { kind, id }: HeldRecordInput,
): Promise<{ hold: Hold | null }> {
  const held = await em.findOne(RetentionHold, { kind, recordId: id });
  return { hold: held && toHold(held) };
}

const lockIdSql = `hashtextextended('retention', 0)`;

/**
 * Waits for running erasures and holds to end, and keeps new ones waiting to the end of the running transaction: a
 * record is either held or erased.
 */
async function lockRetention(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(${lockIdSql})`);
}

/** The same without waiting. Returns whether the lock was free. */
export async function tryLockRetention(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ free: boolean }[]>(
    `select pg_try_advisory_xact_lock(${lockIdSql}) as "free"`,
  );
  return row?.free ?? false;
}

/**
 * Holds a record against its erasure; the same again changes nothing. Throws AppError('not-found') for a record that is
 * not there (any more), 'conflict' where it is held for another reason already.
 */
export async function setHold(
  ctx: AdminContext,
  { kind, id, reason }: SetHoldInput,
): Promise<{ hold: Hold }> {
  const { actor } = ctx;
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
    // The kind of record, and neither the reason nor a name: the log may outlive both.
    recordEvent(em, ctx, 'retention.hold', { id, label: kind });
    return made;
  });
  return { hold: toHold(hold) };
}

/** Lifts the hold on a record, which then goes when its period is over; without a hold nothing happens. */
export async function liftHold(ctx: AdminContext, { kind, id }: HeldRecordInput): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const lifted = await em.nativeDelete(RetentionHold, { kind, recordId: id });
    if (lifted === 0) return;
    recordEvent(em, ctx, 'retention.lift', { id, label: kind });
  });
}

/** Returns whether a record is held: then neither the job nor a request erases it until the hold is lifted. */
export async function isHeld(em: EntityManager, kind: HeldKind, id: string): Promise<boolean> {
  return (await em.count(RetentionHold, { kind, recordId: id })) > 0;
}

/** The same as a condition, for an erasure on request. Throws AppError('held'). */
export async function requireNotHeld(em: EntityManager, kind: HeldKind, id: string): Promise<void> {
  if (await isHeld(em, kind, id)) throw new AppError('held');
}
