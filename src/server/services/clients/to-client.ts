import type { ClientRecord, ClientSummary } from '../../../shared/contracts/client-record.ts';
import type { Client } from '../../db/entities/client.ts';

/** One row for administrators. */
export function toClientSummary(client: Client): ClientSummary {
  return {
    id: client.id,
    clientId: client.clientId,
    companyName: client.companyName,
    industry: client.industry ?? null,
    contactPerson: client.contactPerson,
    contactTitle: client.contactTitle ?? null,
    contactEmail: client.contactEmail,
    phone: client.phone ?? null,
    website: client.website ?? null,
    status: client.status,
    ndaSigned: client.ndaSigned,
    paymentMethod: client.paymentMethod,
    preferredCurrency: client.preferredCurrency,
    notes: client.notes ?? null,
    source: client.source,
    createdAt: client.createdAt,
    version: client.version,
  };
}

/** The whole record. */
export function toClientRecord(client: Client): ClientRecord {
  return {
    ...toClientSummary(client),
    address: client.address ?? null,
    plan: client.plan ?? null,
  };
}
