import type { ApplicationKey } from '../../../shared/contracts/own-application.ts';
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
