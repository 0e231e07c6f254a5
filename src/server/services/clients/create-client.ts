import type { ClientRecord, CreateClientInput } from '../../../shared/contracts/client-record.ts';
import { Client } from '../../db/entities/client.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { nextClientNumber } from './next-client-number.ts';
import { toClientRecord } from './to-client.ts';

/** Adds a company in the name of an administrator, under the next number. */
export async function createClient(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'requestId' | 'locale'>,
  input: CreateClientInput,
): Promise<ClientRecord> {
  return ctx.em.transactional(async (em) => {
    const client = em.create(Client, {
      ...input,
      clientId: await nextClientNumber(em),
      industry: input.industry || null,
      website: input.website || null,
      address: input.address || null,
      contactTitle: input.contactTitle || null,
      phone: input.phone || null,
      notes: input.notes || null,
      plan: input.plan ?? null,
      locale: ctx.locale,
      source: 'administrator',
      // Nobody has to deal with it any more.
      handledAt: new Date(),
    });
    await em.flush();
    recordEvent(em, ctx, {
      action: 'client.create',
      subjectId: client.id,
      subjectLabel: client.companyName,
    });
    return toClientRecord(client);
  });
}
