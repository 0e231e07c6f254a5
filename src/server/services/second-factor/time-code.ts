import { Secret, TOTP } from 'otpauth';
import { company } from '../../../shared/content/company.ts';
import { codeDigits, type SecondFactorKey } from '../../../shared/contracts/second-factor.ts';

/** RFC 4226 wants at least 16 bytes and recommends 20. */
const secretBytes = 20;
/** What every app takes for granted (RFC 6238), in seconds. */
const period = 30;
/** Codes of the half minute before and after count too: clocks differ, and typing takes a while. */
const tolerance = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: company.brand, label, secret, period, digits: codeDigits });

/** A new secret for an app, and the address that a camera reads it from. `label` is what the app lists it under. */
export function newAppKey(label: string): SecondFactorKey {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, uri: totpOf(secret, label).toString() };
}

/** The half minute, counted from 1970, whose code this is; null for a wrong or outdated one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const distance = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return distance === null ? null : TOTP.counter({ period, timestamp }) + distance;
}
