import type {
  FindSimilarClientsInput,
  SimilarClient,
} from '../../../shared/contracts/client-record.ts';
import { Client } from '../../db/entities/client.ts';
import type { ServiceContext } from '../context.ts';
import { exactly } from '../list-query.ts';

/** A hint needs no more. */
const shown = 3;

/** Clients of the same name or address, without regard to case: a hint, because both may be right. */
export async function findSimilarClients(
  { em }: ServiceContext,
  { companyName, contactEmail, except }: FindSimilarClientsInput,
): Promise<SimilarClient[]> {
  const same = [
    ...(companyName ? [{ companyName: { $ilike: exactly(companyName) } }] : []),
    ...(contactEmail ? [{ contactEmail: { $ilike: exactly(contactEmail) } }] : []),
  ];
  if (same.length === 0) return [];
  const clients = await em.find(
    Client,
    { $or: same, ...(except ? { id: { $ne: except } } : {}) },
    {
      fields: ['id', 'clientId', 'companyName', 'contactEmail'],
      orderBy: { createdAt: 'asc', id: 'asc' },
      limit: shown,
      disableIdentityMap: true,
    },
  );
  return clients.map(({ id, clientId, companyName: name, contactEmail: email }) => ({
    id,
    clientId,
    companyName: name,
    contactEmail: email,
  }));
}
