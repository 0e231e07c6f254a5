import type { z } from 'zod';
import {
  type Activity,
  type ActivityFilter,
  activityFilterSchema,
  type ListActivityInput,
  type listActivityOutput,
  maxCountedActivityRows,
} from '../../../shared/contracts/activity.ts';
import { activitySentence } from '../../../shared/i18n/activity-sentence.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { AdminContext } from '../context.ts';
import { type CsvColumns, createCsvExport, escapeFormula } from '../csv.ts';
import { countEvents, orSimilar, planEvents, readEvents, toActivity } from './read-events.ts';

async function findActorName(
  em: EntityManager,
  actorId: string | undefined,
): Promise<string | null> {
  if (actorId === undefined) return null;
  const user = await em.findOne(User, { id: actorId }, { disableIdentityMap: true });
  return user ? `${user.firstName} ${user.lastName}`.trim() : null;
}

/**
 * One page of the audit record by keyset, the newest first, with how many events match. Two queries, one more for
 * the name of the person who is asked for, and one for words. Throws AppError('invalid-input').
 */
export async function listActivityPage(
  ctx: AdminContext,
  { after, before, limit, ...input }: ListActivityInput,
): Promise<z.infer<typeof listActivityOutput>> {
  const { em } = ctx;
  const readerId = ctx.actor.id;
  const filter = await orSimilar(em, readerId, input);
  const plan = planEvents({ after, before, limit });
  const { items, cursors } = plan.toPage(await readEvents(em, readerId, filter, plan));
  return {
    rows: items.map(toActivity),
    isSimilar: filter.isSimilar,
    total: await countEvents(em, readerId, filter, maxCountedActivityRows),
    actorName: await findActorName(em, filter.actorId),
    ...cursors,
  };
}

/** The newest events first, at most `limit`; those of one record where it is named. */
export async function listRecentActivity(
  ctx: AdminContext,
  { limit, subjectId }: { limit: number; subjectId?: string },
): Promise<Activity[]> {
  const plan = planEvents({ limit });
  const readerId = ctx.actor.id;
  const found = await readEvents(ctx.em, readerId, { record: subjectId }, plan);
  return plan.toPage(found).items.map(toActivity);
}

/** Rows that are held in memory at once. */
const batchSize = 1000;

async function* batches({ em, actor }: AdminContext, asked: ActivityFilter) {
  const filter = await orSimilar(em, actor.id, asked);
  for (let after: string | undefined; ; ) {
    const plan = planEvents({ after, limit: batchSize });
    const { items, cursors } = plan.toPage(await readEvents(em, actor.id, filter, plan));
    yield items.map(toActivity);
    if (cursors.nextCursor === null) return;
    after = cursors.nextCursor;
  }
}

const exportColumns = (): CsvColumns<Activity> => [
  [m.activity_column_time(), ({ at }) => at.toISOString()],
  [m.activity_column_person(), ({ actorName }) => escapeFormula(actorName ?? '')],
  [m.activity_column_what(), (event) => escapeFormula(activitySentence(event))],
  [m.activity_csv_action(), ({ action }) => action],
  [m.activity_csv_record(), ({ subjectLabel }) => escapeFormula(subjectLabel ?? '')],
  [m.activity_csv_record_id(), ({ subjectId }) => escapeFormula(subjectId ?? '')],
];

/** Every event that matches a filter, newest first; records that they were taken. */
export const activityExport = createCsvExport({
  name: 'activity',
  action: 'activity.export',
  filterSchema: activityFilterSchema,
  open: (ctx, filter) => ({ columns: exportColumns(), batches: batches(ctx, filter) }),
});
