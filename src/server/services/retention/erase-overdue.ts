import { randomUUID } from 'node:crypto';
import { retainedKinds } from '../../../shared/content/retention.ts';
import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import { overBefore } from '../../../shared/domain/retention-period.ts';
import { eraseBatch, type Run } from './erase-batch.ts';
import type { EraseContext } from './erase-retained.ts';
import { findOverdue, type OverdueRecord } from './find-overdue.ts';
import type { ErasedCounts } from './note-erased.ts';
import { noteFirstRun, readPeriods } from './read-periods.ts';

/** Records that go in one transaction. */
const batchSize = 100;

/** Where one record of a batch cannot be erased, the others go one by one. */
async function eraseEach(
  ctx: EraseContext,
  run: Run,
  { kind, ids }: { kind: RetainedKind; ids: readonly string[] },
): Promise<boolean> {
  for (const id of ids) {
    try {
      if (!(await eraseBatch(ctx, run, { kind, ids: [id] }))) return false;
    } catch (error) {
      ctx.em.clear();
      ctx.log.error({ err: error, kind, record: id }, 'a record could not be erased');
    }
  }
  return true;
}

/** Erases what is overdue of one kind, the oldest first. Returns false when the run is to end. */
async function eraseKind(ctx: EraseContext, run: Run, kind: RetainedKind, before: Date) {
  let after: OverdueRecord | undefined;
  for (;;) {
    const found = await findOverdue(ctx.em, kind, { before, after, limit: batchSize });
    after = found.at(-1);
    if (after === undefined) return true;
    const batch = { kind, ids: found.map(({ id }) => id) };
    const goesOn = await eraseBatch(ctx, run, batch).catch((error: unknown) => {
      ctx.em.clear();
      ctx.log.warn({ err: error, kind }, 'a batch could not be erased; each of it is tried alone');
      return eraseEach(ctx, run, batch);
    });
    if (!goesOn) return false;
  }
}

/**
 * Erases every record whose period is over and that nobody holds, a batch a transaction, and notes how many of each kind.
 * May be stopped at any moment and run again at any time; of two processes one gives way. Returns the counts.
 */
export async function eraseOverdue(ctx: EraseContext, now = new Date()): Promise<ErasedCounts> {
  await noteFirstRun(ctx, now);
  const { months, pausedUntil } = await readPeriods(ctx, now);
  const run: Run = { id: randomUUID(), now, counts: {} };
  if (pausedUntil > now) return run.counts;
  for (const kind of retainedKinds) {
    if (!(await eraseKind(ctx, run, kind, overBefore(now, months[kind])))) break;
  }
  if (Object.keys(run.counts).length > 0) {
    ctx.log.info({ counts: run.counts }, 'erased what was overdue');
  }
  return run.counts;
}
