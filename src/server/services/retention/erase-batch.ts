import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import { overBefore } from '../../../shared/domain/retention-period.ts';
import { type EraseContext, eraseRetained } from './erase-retained.ts';
import { lockOverdue } from './find-overdue.ts';
import { type ErasedCounts, noteErased } from './note-erased.ts';
import { readPeriods } from './read-periods.ts';
import { tryLockRetention } from './retention-lock.ts';

/** One run of the job, and what it has erased so far. */
export type Run = { id: string; now: Date; counts: ErasedCounts };

/**
 * Erases some records in one transaction, as far as they are still overdue when nobody else can hold or erase them, and
 * then their files. Returns false when this run is to end: another process is at it, or the periods were just changed.
 */
export async function eraseBatch(
  ctx: EraseContext,
  run: Run,
  { kind, ids }: { kind: RetainedKind; ids: readonly string[] },
): Promise<boolean> {
  const done = await ctx.em.transactional(async (em) => {
    if (!(await tryLockRetention(em))) return null;
    const { months, pausedUntil } = await readPeriods({ em, log: ctx.log }, run.now);
    if (pausedUntil > run.now) return null;
    const before = overBefore(run.now, months[kind]);
    const overdue = await lockOverdue(em, kind, { before, ids });
    if (overdue.length === 0) return { counts: run.counts, removeFiles: async () => {} };
    const erased = await eraseRetained[kind](em, ctx, overdue);
    const counts = { ...run.counts, [kind]: (run.counts[kind] ?? 0) + erased.ids.length };
    await noteErased(em, { runId: run.id, at: run.now, counts });
    return { counts, removeFiles: erased.removeFiles };
  });
  ctx.em.clear();
  if (done === null) return false;
  run.counts = done.counts;
  await done.removeFiles();
  return true;
}
