import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password is hashed at the cost that OWASP asks for, and a hash knows its own', async () => {
  const hash = await hashPassword('correct-horse-battery');
  expect(hash).toMatch(/^argon2id\$19456\$2\$1\$/);
  expect(await verifyPassword('correct-horse-battery', hash)).toBe(true);
  expect(await verifyPassword('correct-horse-batterY', hash)).toBe(false);
  const cheap = await hashPassword('correct-horse-battery', {
    memory: 8,
    passes: 1,
    parallelism: 1,
  });
  expect(await verifyPassword('correct-horse-battery', cheap)).toBe(true);
});
