import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import type { Due, DueCounts } from '../../../shared/contracts/retention-preview.ts';
import { overBefore } from '../../../shared/domain/retention-period.ts';
import type { ServiceContext } from '../context.ts';
import { ofEachKind } from './of-each-kind.ts';
import { previewEnd } from './preview-end.ts';
import { type Periods, readPeriods } from './read-periods.ts';
import { notHeldSql, retainedRecords } from './retained-records.ts';

type Context = Pick<ServiceContext, 'em' | 'log'>;

async function countKind(
  { em }: Context,
  kind: RetainedKind,
  { months, pausedUntil, now }: Periods & { now: Date },
): Promise<Due> {
  const records = retainedRecords[kind];
  const { table, since, where } = records;
  const notHeld = notHeldSql(records);
  const due = `select count(*)::int from "${table}" as r
    where ${where} and ${since} < ?::timestamptz and ${notHeld}`;
  const [row] = await em.execute<Due[]>(
    `select (${due}) as "now", (${due}) as "soon",
       (select count(*)::int from "${table}" as r where ${where} and not ${notHeld}) as "held"`,
    [overBefore(now, months[kind]), overBefore(previewEnd(now), months[kind])],
  );
  if (!row) throw new Error('a count without a row');
  return { ...row, now: pausedUntil > now ? 0 : row.now };
}

/** How many records of each kind the job erases at its next run, how many in the next days, and how many are held. */
export async function countDue(ctx: Context, now = new Date()): Promise<DueCounts> {
  const periods = await readPeriods(ctx, now);
  return {
    kinds: await ofEachKind((kind) => countKind(ctx, kind, { ...periods, now })),
    pausedUntil: periods.pausedUntil > now ? periods.pausedUntil : null,
  };
}
