import { LockMode } from '@mikro-orm/core';
import type { ApplicationKey } from '../../../shared/contracts/own-application.ts';
import { Application } from '../../db/entities/application.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { applicationIdOf } from './application-link.ts';

/** The id of the application whose link somebody has. Throws AppError('not-found') for a link that is not ours. */
export function requireApplicationKey(
  { secrets }: Pick<ServiceContext, 'secrets'>,
  { token }: ApplicationKey,
): string {
  const id = applicationIdOf(secrets.application, token);
  if (id === null) throw new AppError('not-found');
  return id;
}

/** The application as it is now, held by the running transaction. Throws AppError('not-found') once it is erased. */
export async function lockOwnApplication(em: EntityManager, id: string): Promise<Application> {
  const application = await em.findOne(
    Application,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!application) throw new AppError('not-found');
  return application;
}
