import { serviceStatusSchema } from '../../../shared/contracts/client-service.ts';
import { ClientService } from '../../db/entities/client-service.ts';
import type { EntityManager } from '../../db/orm.ts';

/** More services than that no company has. */
const mostServices = 200;

/** Every service of a client: the active ones first, then the paused, then those that have ended. */
export async function findServices(em: EntityManager, clientId: string): Promise<ClientService[]> {
  const services = await em.find(
    ClientService,
    { client: clientId },
    { orderBy: { startsOn: 'desc', id: 'asc' }, limit: mostServices },
  );
  const rank = (service: ClientService) => serviceStatusSchema.options.indexOf(service.status);
  return services.toSorted((a, b) => rank(a) - rank(b));
}
