import type { FilterQuery } from '@mikro-orm/core';
import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import { ChangeRequest } from '../../db/entities/change-request.ts';
import type { EntityManager } from '../../db/orm.ts';
import { toOwnChangeRequest } from './to-change-request.ts';

/** So many of the newest are shown in a portal; older ones have long been answered. */
const mostShown = 100;

/** The newest requests of one company, or of one employee, the last one first. */
export async function listOwnChangeRequests(
  em: EntityManager,
  owner: { client: string } | { employee: string },
): Promise<OwnChangeRequest[]> {
  const where: FilterQuery<ChangeRequest> = owner;
  const requests = await em.find(ChangeRequest, where, {
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: mostShown,
  });
  return requests.map(toOwnChangeRequest);
}
