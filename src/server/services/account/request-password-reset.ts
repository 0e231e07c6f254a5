import type { RequestPasswordResetInput } from '../../../shared/contracts/account.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Takes note that somebody forgot a password. The same work and the same answer whether or not there is such an account:
 * it is looked up later, by a job.
 */
export async function requestPasswordReset(
  ctx: ServiceContext,
  { username }: RequestPasswordResetInput,
): Promise<{ ok: true }> {
  const { locale, requestId } = ctx;
  await ctx.em.transactional((em) =>
    ctx.jobs.send(em, 'password-reset', { username, locale, requestId }),
  );
  return { ok: true };
}
