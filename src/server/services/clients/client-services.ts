import {
  type AdminService,
  adminServiceSchema,
  type ClientServiceRecord,
  type CreateServiceInput,
  clientServiceSchema,
  serviceStatusSchema,
  type UpdateServiceInput,
} from '../../../shared/contracts/project.ts';
import { ClientService } from '../../db/entities/projects.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { copyFields, loadForUpdate } from '../records.ts';
import { clientSubject, holdClient, requireClient } from './find-client.ts';

/** A service as the client sees it. */
export const toClientService = (service: ClientService): ClientServiceRecord =>
  copyFields(clientServiceSchema, service);

/** The same for administrators. */
const toAdminService = (service: ClientService): AdminService =>
  copyFields(adminServiceSchema, service);

/** More services than that no company has. */
const maxServices = 200;

/** Every service of a client: the active ones first, then the paused, then those that have ended. */
export async function findServices(em: EntityManager, clientId: string): Promise<ClientService[]> {
  const services = await em.find(
    ClientService,
    { client: clientId },
    { orderBy: { startsOn: 'desc', id: 'asc' }, limit: maxServices },
  );
  const rank = (service: ClientService) => serviceStatusSchema.options.indexOf(service.status);
  return services.toSorted((a, b) => rank(a) - rank(b));
}

/** Every service of a client, for administrators. Throws AppError('not-found') without such a client. */
export async function listServices(
  { em }: AdminContext,
  { clientId }: { clientId: string },
): Promise<AdminService[]> {
  await requireClient(em, clientId);
  return (await findServices(em, clientId)).map(toAdminService);
}

/** Adds a service to a client. Throws AppError('not-found') without such a client. */
export async function createService(
  ctx: AdminContext,
  { clientId, sla, ...input }: CreateServiceInput,
): Promise<AdminService> {
  return ctx.em.transactional(async (em) => {
    const client = await holdClient(em, clientId);
    const service = em.create(ClientService, { ...input, sla: sla || null, client });
    recordEvent(em, ctx, 'client.add-service', clientSubject(client, service.name));
    await em.flush();
    return toAdminService(service);
  });
}

/** Changes a service. Throws AppError('not-found'), 'conflict' after another save since `version`. */
export async function updateService(
  ctx: AdminContext,
  { id, version, sla, ...changes }: UpdateServiceInput,
): Promise<AdminService> {
  return ctx.em.transactional(async (em) => {
    const service = await loadForUpdate(em, ClientService, { id }, version, {
      populate: ['client'],
    });
    em.assign(service, { ...changes, sla: sla || null });
    recordEvent(em, ctx, 'client.change-service', clientSubject(service.client, service.name));
    await em.flush();
    return toAdminService(service);
  });
}
