import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Secrets, sign } from '../services/secrets.ts';

/** Stands for this server in addresses that UploadThing signs; the browser gets them without it, as paths. */
export const localOrigin = 'http://upload.invalid';
export const localIngestPath = '/api/upload-ingest';

const signatureParameter = '&signature=';

function apiKeyOf(secrets: Pick<Secrets, 'upload'>): string {
  return `sk_${sign(secrets.upload, 'uploadthing api key')}`;
}

/** A token of UploadThing's form, made of our own key: with it the library signs addresses of our own ingest. */
export function mintLocalToken(secrets: Pick<Secrets, 'upload'>): string {
  const token = {
    apiKey: apiKeyOf(secrets),
    appId: 'local',
    regions: ['local'],
    ingestHost: 'upload.invalid',
  };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

/**
 * The upload id in an ingest address that we signed (HMAC-SHA256 over the address up to its last parameter), or
 * undefined when the signature is wrong or the time is over.
 * @param address path and query as they came in
 */
export function verifyIngestAddress(
  secrets: Pick<Secrets, 'upload'>,
  address: string,
): string | undefined {
  const at = address.lastIndexOf(signatureParameter);
  if (at < 0) return undefined;
  const signed = localOrigin + address.slice(0, at);
  const given = Buffer.from(decodeParameter(address.slice(at + signatureParameter.length)));
  const digest = createHmac('sha256', apiKeyOf(secrets)).update(signed).digest('hex');
  const expected = Buffer.from(`hmac-sha256=${digest}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;

  const { searchParams } = new URL(signed);
  if (!(Number(searchParams.get('expires')) > Date.now())) return undefined;
  return searchParams.get('x-ut-custom-id') ?? undefined;
}

function decodeParameter(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
