import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB (in KiB), two passes, one lane. */
const recommendedCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/**
 * Hashes a password with argon2id; the result carries its own parameters and salt.
 * @param cost memory in KiB, passes over it, lanes; a hash that must resist guessing has the recommended one
 */
export async function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...cost });
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    cost.parallelism,
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ].join('$');
}

/** Verifies `password` against `hash`; false for a hash that cannot be read. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [algorithm, memory, passes, parallelism, nonce, tag] = hash.split('$');
  if (algorithm !== 'argon2id' || !nonce || !tag) return false;
  const expected = Buffer.from(tag, 'base64url');
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(expected, given);
}

let decoy: Promise<string> | undefined;

/** A hash without a known password: checked for unknown accounts, so that they take as long as known ones. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  return decoy;
}
