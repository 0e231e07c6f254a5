import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

const takenEmail = (cause?: unknown) =>
  new AppError('invalid-input', {
    issues: [{ path: 'email', message: m.validation_email_taken() }],
    cause,
  });

/**
 * Throws AppError('invalid-input') when the address, in lower case, would lead to somebody else at login: as their
 * address or as their username.
 */
export async function requireFreeEmail(
  em: EntityManager,
  email: string,
  ownId?: string,
): Promise<void> {
  const others = await em.count(User, {
    $or: [{ email }, { username: email }],
    ...(ownId === undefined ? {} : { id: { $ne: ownId } }),
  });
  if (others > 0) throw takenEmail();
}

/** A failed write as what it means for the form: somebody else took the address at the same moment. */
export function orTakenEmail(error: unknown): unknown {
  return error instanceof UniqueConstraintViolationException ? takenEmail(error) : error;
}
