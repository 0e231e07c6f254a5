import type { AdminService, CreateServiceInput } from '../../../shared/contracts/client-service.ts';
import { ClientService } from '../../db/entities/client-service.ts';
import { recordEvent } from '../audit/record-event.ts';
import { requireClient } from '../clients/require-client.ts';
import type { ServiceContext } from '../context.ts';
import { toAdminService } from './to-client-service.ts';

/** Adds a service to a client. Throws AppError('not-found') without such a client. */
export async function createService(
  ctx: ServiceContext,
  { clientId, sla, ...input }: CreateServiceInput,
): Promise<AdminService> {
  return ctx.em.transactional(async (em) => {
    const client = await requireClient(em, clientId);
    const service = em.create(ClientService, { ...input, sla: sla || null, client });
    recordEvent(em, ctx, {
      action: 'client.add-service',
      subjectId: clientId,
      subjectLabel: `${client.companyName}: ${service.name}`,
    });
    await em.flush();
    return toAdminService(service);
  });
}
