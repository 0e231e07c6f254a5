import { LockMode } from '@mikro-orm/core';
import type { AttemptKey } from '../../../shared/contracts/attempt.ts';
import { Attempt } from '../../db/entities/attempt.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireApplicationsEnabled } from '../settings/applications-enabled.ts';
import { isAttemptToken } from './attempt-token.ts';

/**
 * The attempt that belongs to the token, locked for the running transaction.
 * Throws AppError('not-found') for a wrong token or id alike.
 */
export async function findAttempt(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'secrets'>,
  key: AttemptKey,
): Promise<Attempt> {
  if (!isAttemptToken(ctx.secrets.attempt, key)) throw new AppError('not-found');
  const attempt = await em.findOne(
    Attempt,
    { id: key.attemptId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!attempt) throw new AppError('not-found');
  return attempt;
}

/**
 * As findAttempt, for handing something in: throws AppError('attempt-used') once it was sent, 'applications-disabled'
 * while they are. A closed attempt is returned, so that the same answers sent again are no mistake.
 */
export async function requireUnsentAttempt(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'secrets'>,
  key: AttemptKey,
): Promise<Attempt> {
  await requireApplicationsEnabled(em);
  const attempt = await findAttempt(em, ctx, key);
  if (attempt.submittedAt) throw new AppError('attempt-used');
  attempt.touchedAt = new Date();
  return attempt;
}

/** As requireUnsentAttempt, for work on it: throws AppError('attempt-closed') once its results were seen. */
export async function requireOpenAttempt(
  ...args: Parameters<typeof requireUnsentAttempt>
): Promise<Attempt> {
  const attempt = await requireUnsentAttempt(...args);
  if (attempt.closedAt) throw new AppError('attempt-closed');
  return attempt;
}
