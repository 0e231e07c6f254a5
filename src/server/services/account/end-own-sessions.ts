import { Session } from '../../db/entities/session.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireSelf } from './require-self.ts';

/** Ends one of one's own sessions. Throws AppError('not-found') for one that has ended or is somebody else's. */
export async function endSession(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<{ ok: true }> {
  const self = requireSelf(ctx);
  await ctx.em.transactional(async (em) => {
    const ended = await em.nativeDelete(Session, { id, user: self.id });
    if (ended === 0) throw new AppError('not-found');
    recordEvent(em, ctx, {
      action: 'user.end-sessions',
      subjectId: self.id,
      subjectLabel: self.name,
    });
  });
  return { ok: true };
}

/** Ends all of one's own sessions but the present one. Returns how many there were. */
export async function endOtherSessions(
  ctx: ServiceContext,
  currentId: string | null,
): Promise<{ count: number }> {
  const self = requireSelf(ctx);
  return ctx.em.transactional(async (em) => {
    const count = await em.nativeDelete(Session, {
      user: self.id,
      ...(currentId ? { id: { $ne: currentId } } : {}),
    });
    if (count > 0) {
      recordEvent(em, ctx, {
        action: 'user.end-sessions',
        subjectId: self.id,
        subjectLabel: self.name,
      });
    }
    return { count };
  });
}
