import type { ClientServices } from '../../../shared/contracts/client-portal.ts';
import { listOwnChangeRequests } from '../change-requests/list-own-change-requests.ts';
import { findServices } from '../client-services/find-services.ts';
import { toClientService } from '../client-services/to-client-service.ts';
import { requireOwnClient } from '../clients/own-client.ts';
import type { ServiceContext } from '../context.ts';

/** The services of one's own company, and what was asked to have changed. Throws AppError('not-found') without a company. */
export async function listOwnServices(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
): Promise<ClientServices> {
  const { id } = await requireOwnClient(ctx);
  return {
    services: (await findServices(ctx.em, id)).map(toClientService),
    requests: await listOwnChangeRequests(ctx.em, { client: id }),
  };
}
