import type { ChangeRequestRecord } from '../../../shared/contracts/change-request.ts';
import { ChangeRequest } from '../../db/entities/change-request.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toChangeRequest } from './to-change-request.ts';

/** One request for an administrator. Throws AppError('not-found'). */
export async function getChangeRequest(
  { em }: Pick<ServiceContext, 'em'>,
  { id }: { id: string },
): Promise<ChangeRequestRecord> {
  const request = await em.findOne(ChangeRequest, { id }, { populate: ['client', 'employee'] });
  if (!request) throw new AppError('not-found');
  return toChangeRequest(request);
}
