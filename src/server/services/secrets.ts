import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Keys derived from the session secrets, one per purpose, so that one leaked signature says nothing of another. */
export type Secrets = {
  /** For iron-session: id to password, the highest id seals and all of them open. */
  session: Record<string, string>;
  /** Signs attempt tokens. */
  attempt: Buffer;
  /** Signs upload addresses. */
  upload: Buffer;
};

const generatedSecretFile = 'session-secret';

function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, generatedSecretFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    const stored = readFileSync(file, 'utf8').trim();
    if (stored.length >= 32) return stored;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secret;
}

/**
 * The keys of this installation: from the environment, newest first, or generated once and kept in the data folder
 * (mode 0600). Throws when the folder cannot be written.
 */
export function loadSecrets(configured: string[] | undefined, dataDir: string): Secrets {
  const passwords = configured ?? [storedSecret(dataDir)];
  const newest = passwords[0] ?? storedSecret(dataDir);
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', newest, '', purpose, 32));
  return {
    session: Object.fromEntries(
      passwords.map((password, index) => [String(passwords.length - index), password]),
    ),
    attempt: derive('talabridge attempt'),
    upload: derive('talabridge upload'),
  };
}

/** HMAC-SHA256 in base64url. */
export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether `signature` is ours for `text`; takes the same time whatever is wrong with it. */
export function verifySignature(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
