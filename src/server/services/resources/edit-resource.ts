import { LockMode } from '@mikro-orm/core';
import type {
  AddResourceVersionInput,
  CreateResourceInput,
  Resource as ResourceDto,
  ResourceKind,
  UpdateResourceInput,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Resource, ResourceVersion } from '../../db/entities/resources.ts';
import { Upload } from '../../db/entities/uploads.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError, fieldError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { createRecordUseCases, lockRecord } from '../records.ts';
import { toResource } from './list-resources.ts';

/** The resource to change, held until the transaction ends. Throws AppError('not-found'). */
const requireResource = (em: EntityManager, id: string): Promise<Resource> =>
  lockRecord(em, Resource, { id, deletedAt: null });

type Target = { url: string | null; upload: Upload | null };

/**
 * Finds the target of a new version. A document's upload is locked and taken, so that no two versions have the same
 * one. Throws AppError('invalid-input') without an address, or for an upload that is not there or taken.
 */
async function claimTarget(
  em: EntityManager,
  kind: ResourceKind,
  { url, uploadId }: { url: string; uploadId: string | null },
): Promise<Target> {
  if (kind === 'link') {
    if (url === '') throw fieldError('url', m.resources_url_required());
    return { url, upload: null };
  }
  const upload =
    uploadId &&
    (await em.findOne(
      Upload,
      { id: uploadId, purpose: 'resource', status: 'stored' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    ));
  if (!upload) throw fieldError('uploadId', m.resources_file_required());
  upload.status = 'attached';
  return { url: null, upload };
}

const addVersion = (
  em: EntityManager,
  resource: Resource,
  { note, ...target }: Target & { note: string },
  { name }: { name: string },
) =>
  em.create(ResourceVersion, {
    resource,
    ...target,
    number: resource.currentVersion,
    note: note || null,
    authorName: name.slice(0, 200),
  });

/**
 * The target of a resource changes only with a new version. Adding one throws AppError('invalid-input') for an upload
 * that does not exist or is taken.
 */
export const resourceRecords = createRecordUseCases<
  Resource,
  CreateResourceInput,
  UpdateResourceInput,
  ResourceDto
>('resource', {
  find: (em, id, how) => em.findOne(Resource, { id }, how),
  toDto: (resource, em) => toResource(em, resource),
  labelOf: ({ title }) => title,
  create: async (em, { url, uploadId, note, ...about }, { actor }) => {
    const target = await claimTarget(em, about.kind, { url, uploadId });
    const resource = em.create(Resource, about);
    addVersion(em, resource, { ...target, note }, actor);
    return resource;
  },
  change: (em, resource, about) => void em.assign(resource, about),
});

/**
 * Replaces the current version by a new one; where a resource requires it, all employees acknowledge it again.
 * Throws AppError('not-found'), 'conflict' when the current version is not the one named, 'invalid-input' for an upload
 * that does not exist or is taken.
 */
export async function addResourceVersion(
  ctx: AdminContext,
  { id, after, note, ...input }: AddResourceVersionInput,
): Promise<ResourceDto> {
  return ctx.em.transactional(async (em) => {
    const resource = await requireResource(em, id);
    if (resource.currentVersion !== after) throw new AppError('conflict');
    const target = await claimTarget(em, resource.kind, input);
    resource.currentVersion = after + 1;
    addVersion(em, resource, { ...target, note }, ctx.actor);
    recordEvent(em, ctx, 'resource.version', { id, label: resource.title });
    await em.flush();
    return toResource(em, resource);
  });
}

/** Hides a resource from employees, or shows it again; acknowledgements stay. Throws AppError('not-found'). */
export async function archiveResource(
  ctx: AdminContext,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<ResourceDto> {
  return ctx.em.transactional(async (em) => {
    const resource = await requireResource(em, id);
    if (Boolean(resource.archivedAt) !== isArchived) {
      resource.archivedAt = isArchived ? new Date() : null;
      recordEvent(em, ctx, isArchived ? 'resource.archive' : 'resource.unarchive', {
        id,
        label: resource.title,
      });
      await em.flush();
    }
    return toResource(em, resource);
  });
}
