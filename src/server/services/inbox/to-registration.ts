import type { Registration } from '../../../shared/contracts/inbox.ts';
import type { Client } from '../../db/entities/client.ts';

/** A client as a registration that waits, or waited, for somebody. */
export function toRegistration(client: Client): Registration {
  return {
    id: client.id,
    clientId: client.clientId,
    companyName: client.companyName,
    contactPerson: client.contactPerson,
    contactEmail: client.contactEmail,
    plan: client.plan ?? null,
    status: client.status,
    isSuspicious: client.isSuspicious,
    createdAt: client.createdAt,
    handledAt: client.handledAt ?? null,
    version: client.version,
  };
}
