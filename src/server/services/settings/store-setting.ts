import { Setting } from '../../db/entities/setting.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * Stores the text of a setting and notes who did, for somebody who has seen the one before. Throws AppError('conflict')
 * when another one was stored since. Returns when it was stored.
 * @param seenAt when the text they have seen was stored; null where none was
 */
export async function storeSetting(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'requestId'>,
  { key, value, seenAt }: { key: string; value: string; seenAt: Date | null },
): Promise<{ updatedAt: Date }> {
  return ctx.em.transactional(async (em) => {
    // One after the other, also where there is no row yet that could be locked.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`setting:${key}`]);
    const stored = await em.findOne(Setting, { key }, { disableIdentityMap: true });
    const before = stored?.updatedAt.getTime();
    if (before !== seenAt?.getTime()) throw new AppError('conflict');
    const updatedAt = new Date(Math.max(Date.now(), (before ?? 0) + 1));
    // The description tells of a value that no person has chosen.
    await em.upsert(Setting, { key, value, description: '', updatedAt });
    // The key alone: what is in a setting may be a secret.
    recordEvent(em, ctx, { action: 'setting.update', subjectId: key, subjectLabel: key });
    return { updatedAt };
  });
}
