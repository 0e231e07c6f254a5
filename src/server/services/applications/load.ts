import { LockMode } from '@mikro-orm/core';
import type { ApplicationGrant } from '../../../shared/contracts/own-application.ts';
import { Application } from '../../db/entities/applications.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { verifyGrant } from '../application-link.ts';
import type { ServiceContext } from '../context.ts';
import { lockRecord } from '../records.ts';

/**
 * The application as it is now, locked to the end of the running transaction, so that it is neither changed nor erased
 * meanwhile. Throws AppError('not-found').
 */
export const lockApplication = (em: EntityManager, id: string): Promise<Application> =>
  lockRecord(em, Application, { id });

/** The same; null when there is none (any more). */
export function findLockedApplication(em: EntityManager, id: string): Promise<Application | null> {
  return em.findOne(Application, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * The application of a link and an access to it, held to the end of the running transaction.
 * Throws AppError('not-found'), also for a link that another has replaced, and 'proof-required'.
 */
export async function lockOwnApplication(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'secrets'>,
  grant: ApplicationGrant,
): Promise<Application> {
  const { id, linkVersion } = verifyGrant(ctx, grant);
  const application = await lockApplication(em, id);
  if (application.linkVersion !== linkVersion) throw new AppError('not-found');
  return application;
}
