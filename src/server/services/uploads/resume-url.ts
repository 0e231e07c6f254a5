import { idSchema } from '../../../shared/contracts/common.ts';
import { AppError } from '../errors.ts';

const prefix = '/objects/';

/** The address of an upload within this site, as a record keeps it. */
export function resumeUrlOf(id: string): string {
  return prefix + id;
}

/**
 * Reduces what a caller sends as `resumeUrl` to `/objects/<uuid>`: the path itself, or a full address of this site;
 * what stands behind `?` is dropped. Throws AppError('resume-missing') for a foreign origin and for anything else.
 * @param publicUrl this site's own address; without it only paths are taken
 */
export function normalizeResumeUrl(input: string, publicUrl?: string): string {
  const own = publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).origin : undefined;
  const path = (own && input.startsWith(`${own}/`) ? input.slice(own.length) : input).split('?')[0];
  const id = path?.startsWith(prefix) ? idSchema.safeParse(path.slice(prefix.length)) : undefined;
  if (!id?.success) throw new AppError('resume-missing');
  return resumeUrlOf(id.data.toLowerCase());
}
