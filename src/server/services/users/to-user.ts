import type { User as UserDto, UserState } from '../../../shared/contracts/user.ts';
import type { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import { sessionLimits } from '../auth/read-session.ts';
import { findWithSecondFactor } from '../second-factor/find-second-factor.ts';

/** Whether somebody can log in with the account, could once the invitation is accepted, or cannot. */
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
 * Users as administrators see them; their companies and profiles have to be loaded. One query for all their sessions, one for
 * their second factors.
 */
export async function toUsers(em: EntityManager, users: readonly User[]): Promise<UserDto[]> {
  const sessions = await countSessions(em, users);
  const withFactor = await findWithSecondFactor(
    em,
    users.map(({ id }) => id),
  );
  return users.map((user) => ({
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    state: stateOf(user),
    company:
      user.role === 'client' && user.client
        ? { id: user.client.id, companyName: user.client.companyName }
        : null,
    links: {
      company: user.client?.companyName ?? null,
      profile: user.employee && !user.employee.deletedAt ? user.employee.name : null,
    },
    sessions: sessions.get(user.id) ?? 0,
    hasSecondFactor: withFactor.has(user.id),
    lastLoginAt: user.lastLoginAt ?? null,
    invitedAt: user.invitedAt ?? null,
    createdAt: user.createdAt,
    version: user.version,
  }));
}

/** One user as administrators see it. */
export async function toUser(em: EntityManager, user: User): Promise<UserDto> {
  const [dto] = await toUsers(em, [user]);
  if (!dto) throw new Error('a user became none');
  return dto;
}
