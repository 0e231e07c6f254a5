import { randomBytes } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import {
  companyChoiceSchema,
  type User as UserDto,
  type UserState,
  userSchema,
} from '../../../shared/contracts/user.ts';
import type { Role } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/accounts.ts';
import { Client } from '../../db/entities/clients.ts';
import type { EntityManager } from '../../db/orm.ts';
import { fieldError } from '../../errors.ts';
import { copyFields, loadForUpdate } from '../records.ts';
import { findUserIdsWithSecondFactor } from './second-factor-status.ts';
import { sessionLimits } from './sessions.ts';

/**
 * The user to change, with company and profile. Throws AppError('not-found'), and 'conflict' after another save since
 * `version`.
 */
export function requireUser(
  em: EntityManager,
  { id, version }: { id: string; version?: number | undefined },
): Promise<User> {
  // Read again, because the caller may have changed it under a lock.
  const options = { populate: ['client', 'employee'], refresh: true } as const;
  return loadForUpdate(em, User, { id }, version, options);
}

/** Name of a user in the record of activities. */
export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** State of an account: active, invited, or inactive. */
export function stateOf({
  isActive,
  passwordHash,
}: Pick<User, 'isActive' | 'passwordHash'>): UserState {
  if (!isActive) return 'deactivated';
  return passwordHash == null ? 'invited' : 'active';
}

async function countSessions(em: EntityManager, users: readonly User[]) {
  if (users.length === 0) return new Map<string, number>();
  const since = (ms: number) => new Date(Date.now() - ms);
  const ids = users.map(({ id }) => id);
  const counted = await em.execute<{ user: string; rows: number }[]>(
    `select "user_id" as "user", count(*)::int as rows from "sessions"
     where "last_seen_at" > ? and "created_at" > ? and "user_id" in (${ids.map(() => '?').join(', ')})
     group by "user_id"`,
    [since(sessionLimits.idleMs), since(sessionLimits.absoluteMs), ...ids],
  );
  return new Map(counted.map(({ user, rows }) => [user, rows]));
}

/**
 * Users as administrators see them; their companies and profiles have to be loaded. One query for all their sessions,
 * one for their second factors.
 */
export async function toUsers(em: EntityManager, users: readonly User[]): Promise<UserDto[]> {
  const sessions = await countSessions(em, users);
  const withFactor = await findUserIdsWithSecondFactor(
    em,
    users.map(({ id }) => id),
  );
  return users.map((user) => {
    const { role, client, employee } = user;
    return copyFields(userSchema, user, {
      state: stateOf(user),
      company: role === 'client' && client ? copyFields(companyChoiceSchema, client) : null,
      links: {
        company: client?.companyName ?? null,
        profile: employee && !employee.deletedAt ? employee.name : null,
      },
      sessions: sessions.get(user.id) ?? 0,
      hasSecondFactor: withFactor.has(user.id),
    });
  });
}

/** One user as administrators see it. */
export async function toUser(em: EntityManager, user: User): Promise<UserDto> {
  const [dto] = await toUsers(em, [user]);
  if (!dto) throw new Error('a user became none');
  return dto;
}

const emailTakenError = (cause?: unknown) => fieldError('email', m.validation_email_taken(), cause);

/**
 * Throws AppError('invalid-input') when the address, in lower case, would lead to another account at login: as its
 * address or as their username.
 */
export async function requireAvailableEmail(
  em: EntityManager,
  email: string,
  ownId?: string,
): Promise<void> {
  const others = await em.count(User, {
    $or: [{ email }, { username: email }],
    ...(ownId === undefined ? {} : { id: { $ne: ownId } }),
  });
  if (others > 0) throw emailTakenError();
}

/** Maps a failed write to the form's error: the address was taken at the same moment. */
export function toEmailTakenError(error: unknown): unknown {
  return error instanceof UniqueConstraintViolationException ? emailTakenError(error) : error;
}

/** Leaves room for what is added where a name is taken; the column takes 100 characters. */
const maxLength = 60;

/**
 * A free username made of the part before the @ of an e-mail address. It holds no @ itself, so that no username
 * is another user's address.
 */
export async function chooseUsername(em: EntityManager, email: string): Promise<string> {
  const [local = ''] = email.toLowerCase().split('@');
  const wanted = local.replaceAll(/[^a-z0-9._-]/g, '').slice(0, maxLength) || 'user';
  if ((await em.count(User, { username: wanted })) === 0) return wanted;
  return `${wanted}-${randomBytes(4).toString('hex')}`;
}

/**
 * The company a user with this role belongs to: none for other roles than client. Throws AppError('invalid-input') when
 * it is not there.
 */
export async function requireCompany(
  em: EntityManager,
  role: Role,
  companyId: string | null,
): Promise<Client | null> {
  if (role !== 'client' || companyId === null) return null;
  const client = await em.findOne(
    Client,
    { id: companyId, erasedAt: null },
    // Not erased until the account is stored.
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  if (client) return client;
  throw fieldError('companyId', m.validation_company_gone());
}
