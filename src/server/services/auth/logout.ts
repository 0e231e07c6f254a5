import { Session } from '../../db/entities/session.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';

/** Ends one session for good: a copy of its cookie is worth nothing afterwards. */
export async function logout(ctx: ServiceContext, sessionId: string | null): Promise<void> {
  if (!sessionId) return;
  await ctx.em.transactional(async (em) => {
    const ended = await em.nativeDelete(Session, { id: sessionId });
    if (ended > 0 && ctx.actor)
      recordEvent(em, ctx, { action: 'user.logout', subjectId: ctx.actor.id });
  });
}
