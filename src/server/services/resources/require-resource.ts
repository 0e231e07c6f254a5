import { LockMode } from '@mikro-orm/core';
import { Resource } from '../../db/entities/resource.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/** The resource to change, held until the transaction ends. Throws AppError('not-found'). */
export async function requireResource(em: EntityManager, id: string): Promise<Resource> {
  const resource = await em.findOne(
    Resource,
    { id, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!resource) throw new AppError('not-found');
  return resource;
}
