import type { Activity } from '../../../shared/contracts/admin.ts';
import { AuditEvent } from '../../db/entities/audit-event.ts';
import type { ServiceContext } from '../context.ts';

/** The newest events first, at most `limit`. */
export async function listActivity(
  ctx: ServiceContext,
  { limit }: { limit: number },
): Promise<Activity[]> {
  const events = await ctx.em.find(
    AuditEvent,
    {},
    { orderBy: { at: 'desc', id: 'desc' }, limit, disableIdentityMap: true },
  );
  return events.map(({ id, at, action, actorName, subjectId, subjectLabel }) => ({
    id,
    at,
    action,
    actorName: actorName ?? null,
    subjectId: subjectId ?? null,
    subjectLabel: subjectLabel ?? null,
  }));
}
