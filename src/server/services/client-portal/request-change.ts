import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import type { RequestChangeInput } from '../../../shared/contracts/client-portal.ts';
import { ClientService } from '../../db/entities/client-service.ts';
import {
  type AskingContext,
  createChangeRequest,
} from '../change-requests/create-change-request.ts';
import { requireOwnClient } from '../clients/own-client.ts';
import { AppError } from '../errors.ts';

/**
 * Asks to have one of the own company's services changed, or something else about the company. Throws
 * AppError('not-found') without a company and for a service of somebody else.
 */
export async function requestChange(
  ctx: AskingContext,
  { key, serviceId, text, wish }: RequestChangeInput,
): Promise<OwnChangeRequest> {
  const client = await requireOwnClient(ctx);
  const request = { key, clientId: client.id, text };
  if (serviceId === null) {
    return createChangeRequest(ctx, {
      ...request,
      subjectKind: 'client',
      subjectLabel: client.companyName,
    });
  }
  const service = await ctx.em.findOne(ClientService, { id: serviceId, client: client.id });
  if (!service) throw new AppError('not-found');
  return createChangeRequest(ctx, {
    ...request,
    subjectKind: 'service',
    subjectId: service.id,
    subjectLabel: service.name,
    ...(Object.keys(wish).length > 0 ? { payload: { kind: 'service', ...wish } } : {}),
  });
}
