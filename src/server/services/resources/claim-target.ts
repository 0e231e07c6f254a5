import { LockMode } from '@mikro-orm/core';
import type { ResourceKind } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Upload } from '../../db/entities/upload.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

type Target = { url: string | null; upload: Upload | null };

const missing = (path: 'url' | 'uploadId', message: string) =>
  new AppError('invalid-input', { issues: [{ path, message }] });

/**
 * What a new version leads to. A document's upload is locked and taken, so that no two versions have the same one.
 * Throws AppError('invalid-input') without an address, or for an upload that is not there or taken.
 */
export async function claimTarget(
  em: EntityManager,
  kind: ResourceKind,
  { url, uploadId }: { url: string; uploadId: string | null },
): Promise<Target> {
  if (kind === 'link') {
    if (url === '') throw missing('url', m.resources_url_required());
    return { url, upload: null };
  }
  const upload =
    uploadId &&
    (await em.findOne(
      Upload,
      { id: uploadId, purpose: 'resource', status: 'stored' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    ));
  if (!upload) throw missing('uploadId', m.resources_file_required());
  upload.status = 'attached';
  return { url: null, upload };
}
