import { m } from '../../../shared/i18n/paraglide/messages.js';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Limiter } from '../rate-limits/take-token.ts';
import { countCode } from './count-code.ts';
import type { ActiveFactor } from './find-second-factor.ts';
import { spendCode } from './spend-code.ts';

/** What a form is told of a code that does not do. */
export const wrongCode = (message = m.second_factor_wrong()) =>
  new AppError('invalid-input', { issues: [{ path: 'code', message }] });

/**
 * Has whoever is signed in prove the second factor, and uses the code up. Throws AppError('invalid-input') for a code
 * that is missing or wrong, 'rate-limited'.
 */
export async function requireCode(
  ctx: ServiceContext & { limit: Limiter },
  factor: ActiveFactor,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) throw wrongCode(m.second_factor_code_required());
  await countCode(ctx, factor.userId, code);
  const kind = await ctx.em.transactional((em) => spendCode(em, ctx, factor, code));
  if (kind) return;
  await ctx.em.transactional(async (em) =>
    recordEvent(em, ctx, {
      action: 'user.code-failed',
      subjectId: factor.userId,
      ...(ctx.actor ? { subjectLabel: ctx.actor.name } : {}),
    }),
  );
  throw wrongCode();
}
