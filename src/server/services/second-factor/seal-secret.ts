import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SigningKeys } from '../secrets.ts';

const algorithm = 'aes-256-gcm';
/** What GCM is specified for, in bytes. */
const nonceLength = 12;

/** Encrypts a user's secret with the newest key; sealed for one user, it opens for no other. */
export function sealSecret([newest]: SigningKeys, userId: string, secret: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, newest, nonce).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
}

function openWith(key: Buffer, userId: string, sealed: string): string | null {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !text) return null;
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * The secret, and whether the newest key sealed it. Null where none of the keys opens it: the installation's secret was
 * replaced, or the text was made for another user.
 */
export function openSecret(
  keys: SigningKeys,
  userId: string,
  sealed: string,
): { secret: string; isNewest: boolean } | null {
  for (const key of keys) {
    const secret = openWith(key, userId, sealed);
    if (secret !== null) return { secret, isNewest: key === keys[0] };
  }
  return null;
}
