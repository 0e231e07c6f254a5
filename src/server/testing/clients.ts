import { Client } from '../db/entities/client.ts';
import type { EntityManager } from '../db/orm.ts';

type ClientFields = Partial<
  Pick<
    Client,
    | 'companyName'
    | 'contactPerson'
    | 'contactEmail'
    | 'status'
    | 'ndaSigned'
    | 'source'
    | 'notes'
    | 'handledAt'
    | 'isSuspicious'
    | 'createdAt'
  >
>;

let number = 7000;

/** A company that registered itself and still waits, unless the overrides say otherwise. */
export function addClient(em: EntityManager, overrides: ClientFields = {}): Client {
  number += 1;
  return em.create(Client, {
    id: crypto.randomUUID(),
    clientId: `TB-${number}`,
    companyName: `Company ${number}`,
    contactPerson: 'Ida Nord',
    contactEmail: `ida-${number}@nordwind.example`,
    locale: 'en',
    ...overrides,
  });
}
