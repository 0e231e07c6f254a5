import { randomBytes, randomUUID } from 'node:crypto';
import { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import { hashPassword } from './password.ts';
import { notePrintedPassword } from './printed-password.ts';

type FirstAdministrator = { username: string; email: string; password: string | undefined };

/**
 * Creates the first administrator where there is none yet.
 * Returns the generated password to be shown once, or null when nothing was created or the password was given.
 */
export async function ensureAdministrator(
  em: EntityManager,
  { username, email, password }: FirstAdministrator,
): Promise<string | null> {
  if ((await em.count(User, { role: 'admin' })) > 0) return null;
  const chosen = password ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(chosen);
  const id = randomUUID();
  await em.upsert(
    User,
    {
      id,
      username: username.toLowerCase(),
      email: email.toLowerCase(),
      firstName: 'Site',
      lastName: 'Administrator',
      role: 'admin',
      passwordHash,
      isActive: true,
      sessionVersion: 0,
      createdAt: new Date(),
    },
    { onConflictFields: ['username'], onConflictAction: 'ignore' },
  );
  // Another server that starts on the same database may have been faster; then its password is the one that counts.
  const created = (await em.count(User, { id })) === 1;
  if (!created || password !== undefined) return null;
  await notePrintedPassword(em, passwordHash);
  return chosen;
}
