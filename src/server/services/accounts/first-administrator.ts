import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { User } from '../../db/entities/accounts.ts';
import { Setting } from '../../db/entities/system.ts';
import type { EntityManager } from '../../db/orm.ts';
import { hashPassword } from './password-hash.ts';

const key = 'printed_password';

/** Returns a digest that identifies a stored hash, so that the hash is not stored twice. */
const fingerprint = (passwordHash: string) =>
  createHash('sha256').update(passwordHash).digest('hex');

/** Notes that the password behind a hash was made by us and printed on the console. */
async function notePrintedPassword(em: EntityManager, passwordHash: string): Promise<void> {
  await em.upsert(Setting, {
    key,
    value: fingerprint(passwordHash),
    description: '',
    updatedAt: new Date(),
  });
}

/** The account that still has the password printed on the console; null for none. */
export async function findPrintedPassword(em: EntityManager): Promise<string | null> {
  const [user] = await em.execute<{ username: string }[]>(
    `select u."username" from "users" as u join "settings" as s on s."key" = ?
     where u."is_active" and u."role" = 'admin'
       and encode(sha256(convert_to(u."password_hash", 'UTF8')), 'hex') = s."value"`,
    [key],
  );
  return user?.username ?? null;
}

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
