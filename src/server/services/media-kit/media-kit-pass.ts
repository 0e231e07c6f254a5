import { createHash } from 'node:crypto';
import { type SigningKeys, sign, verifySignature } from '../secrets.ts';

/** How long the kit stays open after the PIN, in seconds. */
export const passSeconds = 12 * 3600;

/** The PIN is part of what is signed: a changed PIN ends every pass. */
const signedText = (expires: string, pin: string) =>
  `media-kit:${expires}:${createHash('sha256').update(pin).digest('hex')}`;

/** What whoever gave the PIN carries from then on: when it ends, and our signature. */
export function issuePass(keys: SigningKeys, pin: string, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + passSeconds);
  return `${expires}.${sign(keys, signedText(expires, pin))}`;
}

/** Whether a pass is ours, not over, and made with the present PIN. */
export function isPass(keys: SigningKeys, pin: string, pass: string, now = Date.now()): boolean {
  const [expires = '', signature = ''] = pass.split('.');
  return verifySignature(keys, signedText(expires, pin), signature) && Number(expires) * 1000 > now;
}
