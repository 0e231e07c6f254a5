import type { AdminService, UpdateServiceInput } from '../../../shared/contracts/client-service.ts';
import { ClientService } from '../../db/entities/client-service.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toAdminService } from './to-client-service.ts';

/** Changes a service. Throws AppError('not-found'), 'conflict' when somebody else saved since `version`. */
export async function updateService(
  ctx: ServiceContext,
  { id, version, sla, ...changes }: UpdateServiceInput,
): Promise<AdminService> {
  return ctx.em.transactional(async (em) => {
    const service = await em.findOne(ClientService, { id }, { populate: ['client'] });
    if (!service) throw new AppError('not-found');
    if (version !== service.version) throw new AppError('conflict');
    em.assign(service, { ...changes, sla: sla || null });
    recordEvent(em, ctx, {
      action: 'client.change-service',
      subjectId: service.client.id,
      subjectLabel: `${service.client.companyName}: ${service.name}`,
    });
    await em.flush();
    return toAdminService(service);
  });
}
