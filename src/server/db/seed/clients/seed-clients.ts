import { contactConsentVersion } from '../../../../shared/content/data-consent.ts';
import { nextClientNumber } from '../../../services/clients/edit-client.ts';
import { Client } from '../../entities/client.ts';
import type { EntityManager } from '../../orm.ts';
import { clientsWithContract } from './clients-with-contract.ts';
import { registeredClients } from './registered-clients.ts';

/** Adds the invented client companies to a site that has none, the oldest with the lowest number. */
export async function seedClients(em: EntityManager): Promise<void> {
  if ((await em.count(Client)) > 0) return;
  await em.transactional(async (inner) => {
    for (const client of [...clientsWithContract, ...registeredClients]) {
      const isRegistered = client.source === 'registration';
      inner.create(Client, {
        ...client,
        clientId: await nextClientNumber(inner),
        ...(isRegistered
          ? {
              consentVersion: contactConsentVersion,
              consentLocale: client.locale,
              consentAt: client.createdAt,
            }
          : { handledAt: client.createdAt }),
      });
    }
  });
}
