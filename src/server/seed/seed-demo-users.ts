import { randomBytes } from 'node:crypto';
import type { Role } from '../../shared/domain/accounts.ts';
import { User } from '../db/entities/accounts.ts';
import { Client } from '../db/entities/clients.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import type { EntityManager, Orm } from '../db/orm.ts';
import { hashPassword } from '../services/accounts/password-hash.ts';
import { chooseUsername } from '../services/accounts/user-record.ts';
import { demoCompany } from './seed-client-portal.ts';

type DemoPerson = {
  /** Under which it is written down that the person was added, so that it happens once. */
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Exclude<Role, 'admin'>;
};

/** Login of a demo person; the password is shown once and stored only as a hash. */
export type DemoLogin = { role: Role; email: string; password: string };

/**
 * Adds a demo person with a generated password, once in the life of a database: a deleted or renamed one stays so.
 * `link` ties the account to what it is to see. Null when the person was added before or the address is taken.
 */
async function seedDemoUser(
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

/** The employee has the profile of that name in the demo content. */
export const demoEmployee: DemoPerson = {
  key: 'employee',
  email: 'employee@talabridge.example',
  firstName: 'Analyn',
  lastName: 'Villaruz',
  role: 'employee',
};

/** Whom a demonstration can log in as; the client belongs to the company of the demo content. */
export const demoClient: DemoPerson = {
  key: 'client',
  email: 'client@talabridge.example',
  firstName: 'Theresa',
  lastName: 'Moosbrugger',
  role: 'client',
};

/** Adds the people a demonstration can log in as. Returns those that were added now, with their passwords. */
export async function seedDemoUsers(orm: Orm): Promise<DemoLogin[]> {
  const em = () => orm.em.fork({ useContext: true });
  // Side by side, because the hash of a password is made in another thread.
  const logins = await Promise.all([
    seedDemoUser(em(), demoClient, async (inner, user) => {
      user.client = await inner.findOne(Client, { companyName: demoCompany });
    }),
    seedDemoUser(em(), demoEmployee, async (inner, user) => {
      const { firstName, lastName } = demoEmployee;
      const profile = await inner.findOne(EmployeeProfile, { name: `${firstName} ${lastName}` });
      if (!profile) return;
      user.employee = profile;
      profile.sssNumber ??= '33-4820917-5';
      profile.taxId ??= '417-302-668-000';
    }),
  ]);
  return logins.filter((login) => login !== null);
}
