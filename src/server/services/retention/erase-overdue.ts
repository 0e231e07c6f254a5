import { randomUUID } from 'node:crypto';
import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import { retainedKinds, retentionCutoff } from '../../../shared/domain/retention-periods.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { type Erased, eraseRecords } from './erase-records.ts';
import { tryLockRetention } from './holds.ts';
import { noteFirstRun, readPeriods } from './periods.ts';
import { notHeldSql, retainedRecords } from './retained-records.ts';

type FileContext = Pick<ServiceContext, 'em' | 'objects' | 'mail' | 'log'>;

export type EraseContext = FileContext & {
  /**
   * Erases one application in the running transaction of `em`. Returns what removes its files once that is committed;
   * null where there is no such application.
   */
  eraseApplication: (
    em: EntityManager,
    ctx: FileContext,
    id: string,
  ) => Promise<(() => Promise<void>) | null>;
};

type Erase = (em: EntityManager, ctx: EraseContext, ids: readonly string[]) => Promise<Erased>;

const eraseApplications: Erase = async (em, ctx, ids) => {
  const gone = new Map<string, () => Promise<void>>();
  for (const id of ids) {
    const removeFiles = await ctx.eraseApplication(em, ctx, id);
    if (removeFiles) gone.set(id, removeFiles);
  }
  return {
    ids: [...gone.keys()],
    removeFiles: async () => {
      for (const removeFiles of gone.values()) await removeFiles();
    },
  };
};

const eraseEvents: Erase = async (em, _ctx, ids) => {
  await em.nativeDelete(AuditEvent, { id: { $in: [...ids] } });
  return { ids: [...ids], removeFiles: async () => {} };
};

/** Erases records of each kind, which the running transaction has locked. */
const eraseRetained: Record<RetainedKind, Erase> = {
  rejectedApplications: eraseApplications,
  otherApplications: eraseApplications,
  contactMessages: (em, ctx, ids) => eraseRecords(em, ctx, 'message', ids),
  unconfirmedNewsletter: (em, ctx, ids) => eraseRecords(em, ctx, 'subscriber', ids),
  bookings: (em, ctx, ids) => eraseRecords(em, ctx, 'booking', ids),
  activityLog: eraseEvents,
};

/** A record that is to go, and where it stands among the others of its kind. */
type OverdueRecord = { id: string; sinceMs: number };

type Search = {
  /** Records whose period began earlier are overdue. */
  before: Date;
  /** Only those behind this one. */
  after: OverdueRecord | undefined;
  limit: number;
};

/** Records of a kind that are overdue and not held, the oldest first, at most `limit`. */
export async function findOverdue(
  em: EntityManager,
  kind: RetainedKind,
  { before, after, limit }: Search,
): Promise<OverdueRecord[]> {
  const records = retainedRecords[kind];
  const { table, since, where } = records;
  return em.execute<OverdueRecord[]>(
    `select r."id", (extract(epoch from ${since}) * 1000)::float8 as "sinceMs" from "${table}" as r
     where ${where} and ${since} < ?::timestamptz and ${notHeldSql(records)}
       ${after ? `and (${since}, r."id") > (?::timestamptz, ?::uuid)` : ''}
     order by ${since}, r."id" limit ?`,
    [before, ...(after ? [new Date(after.sinceMs), after.id] : []), limit],
  );
}

/**
 * Those of some records that are still overdue and not held, locked to the end of the running transaction, in the order
 * of their ids.
 */
async function lockOverdue(
  em: EntityManager,
  kind: RetainedKind,
  { before, ids }: { before: Date; ids: readonly string[] },
): Promise<string[]> {
  const records = retainedRecords[kind];
  const { table, since, where } = records;
  const rows = await em.execute<{ id: string }[]>(
    `select r."id" from "${table}" as r
     where r."id" in (${ids.map(() => '?::uuid').join(', ')})
       and ${where} and ${since} < ?::timestamptz and ${notHeldSql(records)}
     order by r."id" for update of r`,
    [...ids, before],
  );
  return rows.map(({ id }) => id);
}

type ErasedCounts = Partial<Record<RetainedKind, number>>;

/**
 * Writes how many records of each kind a run has erased so far, into the one event of that run and in the transaction
 * that erases them: a run that is killed has recorded everything it did.
 */
async function noteErased(
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

/** One run of the job, and what it has erased so far. */
type Run = { id: string; now: Date; counts: ErasedCounts };

/**
 * Erases some records in one transaction, as far as they are still overdue once they are locked, and
 * then their files. Returns false when this run is to end: another process is at it, or the periods were just changed.
 */
async function eraseBatch(
  ctx: EraseContext,
  run: Run,
  { kind, ids }: { kind: RetainedKind; ids: readonly string[] },
): Promise<boolean> {
  const done = await ctx.em.transactional(async (em) => {
    if (!(await tryLockRetention(em))) return null;
    const { months, pausedUntil } = await readPeriods({ em, log: ctx.log }, run.now);
    if (pausedUntil > run.now) return null;
    const before = retentionCutoff(run.now, months[kind]);
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

/** Records that go in one transaction. */
const batchSize = 100;

/** If one record of a batch cannot be erased, erases the others one by one. */
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
      ctx.log.error({ err: error, kind, record: id }, 'failed to erase a record');
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
      ctx.log.warn({ err: error, kind }, 'failed to erase a batch; erasing its records one by one');
      return eraseEach(ctx, run, batch);
    });
    if (!goesOn) return false;
  }
}

/**
 * Erases every record whose period is over and that is not held, a batch a transaction, and notes how many of each
 * kind. May be stopped at any moment and run again at any time; of two processes one gives way. Returns the counts.
 */
export async function eraseOverdue(ctx: EraseContext, now = new Date()): Promise<ErasedCounts> {
  await noteFirstRun(ctx, now);
  const { months, pausedUntil } = await readPeriods(ctx, now);
  const run: Run = { id: randomUUID(), now, counts: {} };
  if (pausedUntil > now) return run.counts;
  for (const kind of retainedKinds) {
    if (!(await eraseKind(ctx, run, kind, retentionCutoff(now, months[kind])))) break;
  }
  if (Object.keys(run.counts).length > 0) {
    ctx.log.info({ counts: run.counts }, 'erased overdue records');
  }
  return run.counts;
}
