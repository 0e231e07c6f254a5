import type { AdminService } from '../../../shared/contracts/client-service.ts';
import { requireClient } from '../clients/require-client.ts';
import type { ServiceContext } from '../context.ts';
import { findServices } from './find-services.ts';
import { toAdminService } from './to-client-service.ts';

/** Every service of a client, for administrators. Throws AppError('not-found') without such a client. */
export async function listServices(
  { em }: Pick<ServiceContext, 'em'>,
  { clientId }: { clientId: string },
): Promise<AdminService[]> {
  await requireClient(em, clientId);
  return (await findServices(em, clientId)).map(toAdminService);
}
