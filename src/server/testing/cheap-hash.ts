import { hashPassword } from '../services/accounts/password-hash.ts';

/** A hash of the password of a made-up person, at the least cost that argon2id knows: its test logs in many times. */
export function hashCheaply(password: string): Promise<string> {
  return hashPassword(password, { memory: 8, passes: 1, parallelism: 1 });
}
