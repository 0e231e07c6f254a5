import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import type {
  ClientServices,
  RequestChangeInput,
} from '../../../shared/contracts/client-portal.ts';
import { ClientService } from '../../db/entities/projects.ts';
import { createChangeRequest } from '../change-requests/create-change-request.ts';
import { listOwnChangeRequests } from '../change-requests/list-change-requests.ts';
import { withdrawChangeRequest } from '../change-requests/withdraw-change-request.ts';
import { findServices, toClientService } from '../clients/client-services.ts';
import { requireOwnClient } from '../clients/find-client.ts';
import type { ClientContext } from '../context.ts';
import { requireRecord } from '../records.ts';

/** The services of one's own company, and what was asked to have changed. Throws AppError('not-found') without a company. */
export async function listOwnServices(ctx: ClientContext): Promise<ClientServices> {
  const { id } = await requireOwnClient(ctx);
  return {
    services: (await findServices(ctx.em, id)).map(toClientService),
    requests: await listOwnChangeRequests(ctx.em, { client: id }),
  };
}

/**
 * Asks to have one of the own company's services changed, or something else about the company. Throws
 * AppError('not-found') without a company and for a service of another company.
 */
export async function requestChange(
  ctx: ClientContext,
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
  const service = await requireRecord(ctx.em, ClientService, { id: serviceId, client: client.id });
  return createChangeRequest(ctx, {
    ...request,
    subjectKind: 'service',
    subjectId: service.id,
    subjectLabel: service.name,
    ...(Object.keys(wish).length > 0 ? { payload: { kind: 'service', ...wish } } : {}),
  });
}

/**
 * Takes back a request of the own company that waits for an answer. Throws AppError('not-found') without a company and
 * for a request of another company, 'wrong-state' when it is not open any more.
 */
export async function withdrawRequest(
  ctx: ClientContext,
  { id }: { id: string },
): Promise<OwnChangeRequest> {
  const client = await requireOwnClient(ctx);
  return withdrawChangeRequest(ctx, id, { client: client.id });
}
