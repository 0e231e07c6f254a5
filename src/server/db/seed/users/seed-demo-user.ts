import { randomBytes } from 'node:crypto';
import type { Role } from '../../../../shared/roles.ts';
import { hashPassword } from '../../../services/accounts/password-hash.ts';
import { chooseUsername } from '../../../services/accounts/user-record.ts';
import { User } from '../../entities/user.ts';
import type { EntityManager } from '../../orm.ts';

export type DemoPerson = {
  /** Under which it is written down that the person was added, so that it happens once. */
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Exclude<Role, 'admin'>;
};

/** What a demo person logs in with; the password is shown once and kept nowhere. */
export type DemoLogin = { role: Role; email: string; password: string };

/**
 * Adds a demo person with a generated password, once in the life of a database: whoever was deleted or renamed stays so.
 * `link` ties the account to what it is to see. Null when the person was added before or the address is taken.
 */
export async function seedDemoUser(
  em: EntityManager,
  { key, ...person }: DemoPerson,
  link: (em: EntityManager, user: User) => Promise<void>,
): Promise<DemoLogin | null> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  return em.transactional(async (inner) => {
    const added = await inner.execute<{ key: string }[]>(
      `insert into "settings" ("key", "value", "description", "updated_at")
       values (?, 'added', '', now()) on conflict ("key") do nothing returning "key"`,
      [`demo_user_${key}`],
    );
    if (added.length === 0) return null;
    if ((await inner.count(User, { email: person.email })) > 0) return null;
    const user = inner.create(User, {
      ...person,
      username: await chooseUsername(inner, person.email),
      passwordHash,
    });
    await link(inner, user);
    return { role: person.role, email: person.email, password };
  });
}
