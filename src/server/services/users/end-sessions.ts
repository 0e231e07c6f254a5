import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { closeSessions } from './close-sessions.ts';
import { nameOf, requireUser } from './require-user.ts';

/** Logs a user out everywhere. Returns how many sessions there were. Throws AppError('not-found'). */
export async function endSessions(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<{ count: number }> {
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    const count = await closeSessions(em, user);
    recordEvent(em, ctx, {
      action: 'user.end-sessions',
      subjectId: id,
      subjectLabel: nameOf(user),
    });
    await em.flush();
    return { count };
  });
}
