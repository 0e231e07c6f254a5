import { createHash } from 'node:crypto';
import { Setting } from '../../db/entities/setting.ts';
import type { EntityManager } from '../../db/orm.ts';

const key = 'printed_password';

/** Tells one stored hash from another without keeping either twice. */
const fingerprint = (passwordHash: string) =>
  createHash('sha256').update(passwordHash).digest('hex');

/** Notes that the password behind a hash was made by us and printed on the console. */
export async function notePrintedPassword(em: EntityManager, passwordHash: string): Promise<void> {
  await em.upsert(Setting, {
    key,
    value: fingerprint(passwordHash),
    description: '',
    updatedAt: new Date(),
  });
}

/** Who can still log in with a password that was printed on the console; null where nobody can. */
export async function findPrintedPassword(em: EntityManager): Promise<string | null> {
  const [user] = await em.execute<{ username: string }[]>(
    `select u."username" from "users" as u join "settings" as s on s."key" = ?
     where u."is_active" and u."role" = 'admin'
       and encode(sha256(convert_to(u."password_hash", 'UTF8')), 'hex') = s."value"`,
    [key],
  );
  return user?.username ?? null;
}
