import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Secrets, sign, verifySignature } from '../secrets.ts';
import { beginResume, uploadAddressSeconds } from './begin-resume.ts';
import { resumeUrlOf } from './resume-url.ts';

const signedText = (id: string, expires: string) => `put ${id} ${expires}`;

/**
 * Gives out a signed address for one PUT of a raw résumé, valid for 15 minutes. Absolute when the site's public
 * address is known, else a path. Throws as beginResume.
 * @param caller the address that asks
 */
export async function createUploadUrl(
  ctx: Pick<ServiceContext, 'em' | 'objects' | 'secrets'>,
  caller: string,
  publicUrl?: string,
): Promise<{ uploadURL: string }> {
  const id = await beginResume(ctx, { fileName: '', size: 0, caller });
  const expires = String(Math.floor(Date.now() / 1000) + uploadAddressSeconds);
  const query = new URLSearchParams({
    expires,
    signature: sign(ctx.secrets.upload, signedText(id, expires)),
  });
  const address = `${resumeUrlOf(id)}?${query}`;
  return { uploadURL: publicUrl ? new URL(address, publicUrl).href : address };
}

/** Throws AppError('forbidden') unless the address of upload `id` was signed here and is still valid. */
export function requireUploadSignature(
  secrets: Pick<Secrets, 'upload'>,
  id: string,
  query: { expires?: unknown; signature?: unknown },
): void {
  const { expires, signature } = query;
  const valid =
    typeof expires === 'string' &&
    typeof signature === 'string' &&
    /^\d{1,12}$/.test(expires) &&
    verifySignature(secrets.upload, signedText(id, expires), signature) &&
    Number(expires) * 1000 > Date.now();
  if (!valid) throw new AppError('forbidden');
}
