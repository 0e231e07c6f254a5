import type { AccountSession } from '../../../shared/contracts/account.ts';
import { Session } from '../../db/entities/session.ts';
import { sessionLimits } from '../auth/read-session.ts';
import type { ServiceContext } from '../context.ts';
import { requireSelf } from './require-self.ts';

/** More logins than that of one person are not looked at one by one. */
const mostListed = 100;

/** Where somebody is logged in at present, the one in use last first. */
export async function listSessions(
  ctx: ServiceContext,
  currentId: string | null,
): Promise<AccountSession[]> {
  const { id } = requireSelf(ctx);
  const after = (ms: number) => ({ $gt: new Date(Date.now() - ms) });
  const sessions = await ctx.em.find(
    Session,
    {
      user: id,
      lastSeenAt: after(sessionLimits.idleMs),
      createdAt: after(sessionLimits.absoluteMs),
    },
    { orderBy: { lastSeenAt: 'desc', id: 'asc' }, limit: mostListed },
  );
  return sessions.map((session) => ({
    id: session.id,
    device: session.device ?? null,
    createdAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    isCurrent: session.id === currentId,
  }));
}
