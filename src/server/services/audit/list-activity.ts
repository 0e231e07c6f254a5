import type { Activity } from '../../../shared/contracts/admin.ts';
import { type ServiceContext, requireAdministrator } from '../context.ts';
import { readEvents } from './read-events.ts';
import { toActivity } from './to-activity.ts';

/** The newest events first, at most `limit`; those of one record where it is named. */
export async function listActivity(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  { limit, subjectId }: { limit: number; subjectId?: string },
): Promise<Activity[]> {
  const events = await readEvents(
    ctx.em,
    requireAdministrator(ctx).id,
    { record: subjectId },
    { direction: 'desc', limit },
  );
  return events.map(toActivity);
}
