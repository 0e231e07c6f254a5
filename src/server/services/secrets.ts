import { createHmac, hkdfSync, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The newest key signs, every one of them verifies: a rotated secret ends no running assessment. */
export type SigningKeys = readonly [Buffer, ...Buffer[]];

/** Keys derived from the session secrets, one per purpose, so that one leaked signature says nothing of another. */
export type Secrets = {
  /** For iron-session: id to password, the highest id seals and all of them open. */
  session: Record<string, string>;
  /** Signs attempt tokens. */
  attempt: SigningKeys;
  /** Signs upload addresses. */
  upload: SigningKeys;
  /** Signs the passes of the media kit. */
  mediaKit: SigningKeys;
  /** Signs the links in mails of the newsletter. */
  newsletter: SigningKeys;
  /** Signs the links by which visitors manage what they booked. */
  booking: SigningKeys;
  /** Signs the links by which applicants see to their application. */
  application: SigningKeys;
  /** Encrypts what the apps for two-step logins know. */
  secondFactor: SigningKeys;
};

const generatedSecretFile = 'session-secret';

/** The secret in the file; null where there is none, or none that is long enough. */
function readSecret(file: string): string | null {
  try {
    const stored = readFileSync(file, 'utf8').trim();
    return stored.length >= 32 ? stored : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, generatedSecretFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const stored = readSecret(file);
  if (stored) return stored;
  const secret = randomBytes(32).toString('hex');
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
  try {
    // Never half written, and never in the place of one that another process has just made.
    linkSync(draft, file);
    return secret;
  } catch {
    const others = readSecret(file);
    if (others) return others;
    // That file is no secret, or this disk knows no links.
    renameSync(draft, file);
    return secret;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Loads the keys of this installation: from the environment, newest first, or made once and stored in the data folder
 * (mode 0600). Throws when the folder cannot be written.
 */
export function loadSecrets(configured: string[] | undefined, dataDir: string): Secrets {
  const [newest, ...older] = configured ?? [];
  const passwords: [string, ...string[]] =
    newest === undefined ? [storedSecret(dataDir)] : [newest, ...older];
  const derive = (secret: string, purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const keysFor = (purpose: string): SigningKeys => {
    const [first, ...rest] = passwords;
    return [derive(first, purpose), ...rest.map((secret) => derive(secret, purpose))];
  };
  return {
    session: Object.fromEntries(
      passwords.map((password, index) => [String(passwords.length - index), password]),
    ),
    attempt: keysFor('talabridge attempt'),
    upload: keysFor('talabridge upload'),
    mediaKit: keysFor('talabridge media kit'),
    newsletter: keysFor('talabridge newsletter'),
    booking: keysFor('talabridge booking'),
    application: keysFor('talabridge application'),
    secondFactor: keysFor('talabridge second factor'),
  };
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** HMAC-SHA256 with the newest key, in base64url. */
export function sign([newest]: SigningKeys, text: string): string {
  return hmac(newest, text).toString('base64url');
}

/** Verifies `signature` of `text` by any of the keys, in constant time. */
export function verifySignature(keys: SigningKeys, text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  return keys.some((key) => {
    const expected = hmac(key, text);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
