import type { User } from '../../../shared/contracts/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import { type ServiceContext, requireAdministrator } from '../context.ts';
import { AppError } from '../errors.ts';
import { dropSecondFactor } from '../second-factor/drop-second-factor.ts';
import { findSecondFactor } from '../second-factor/find-second-factor.ts';
import { nameOf, requireUser } from './require-user.ts';
import { toUser } from './to-user.ts';

/**
 * Lets somebody who lost phone and recovery codes log in by password alone again; all sessions end. Throws
 * AppError('not-found'), and 'forbidden' for one's own, which takes password and code.
 */
export async function removeSecondFactor(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<User> {
  if (requireAdministrator(ctx).id === id) throw new AppError('forbidden');
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    if (await findSecondFactor(em, id)) {
      await dropSecondFactor(em, user);
      recordEvent(em, ctx, {
        action: 'user.second-factor-removed',
        subjectId: id,
        subjectLabel: nameOf(user),
      });
      await em.flush();
    }
    return toUser(em, user);
  });
}
