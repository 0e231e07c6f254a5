import { z } from 'zod';

const tokenSchema = z.object({
  regions: z.array(z.string()).min(1),
  ingestHost: z.string().default('ingest.uploadthing.com'),
});

/**
 * The origins that the browser sends bytes to, for the policy's connect-src; none beside our own without a token.
 * Throws when the token is not one.
 */
export function uploadConnectSources(token: string | undefined): string[] {
  if (!token) return [];
  try {
    const text = Buffer.from(token, 'base64').toString('utf8');
    const { regions, ingestHost } = tokenSchema.parse(JSON.parse(text));
    return regions.map((region) => new URL(`https://${region}.${ingestHost}`).origin);
  } catch (cause) {
    throw new Error('UPLOADTHING_TOKEN is not a token of UploadThing', { cause });
  }
}
