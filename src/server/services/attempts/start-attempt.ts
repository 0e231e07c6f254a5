import type { AttemptKey } from '../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import { Attempt } from '../../db/entities/attempt.ts';
import type { ServiceContext } from '../context.ts';
import { requireApplicationsEnabled } from '../settings/applications-enabled.ts';
import { attemptToken } from './attempt-token.ts';

/** Opens an attempt at the assessment. Throws AppError('applications-disabled'). */
export async function startAttempt(
  ctx: ServiceContext,
  { locale }: { locale: Locale },
): Promise<AttemptKey> {
  await requireApplicationsEnabled(ctx.em);
  const attempt = ctx.em.create(Attempt, { locale });
  await ctx.em.persist(attempt).flush();
  return { attemptId: attempt.id, token: attemptToken(ctx.secrets.attempt, attempt.id) };
}
