import type { ClientRecord, UpdateClientInput } from '../../../shared/contracts/client-record.ts';
import { Client } from '../../db/entities/client.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toClientRecord } from './to-client.ts';

/** An empty text is none. */
const orNull = <Value>(value: Value | '' | null): Value | null => (value === '' ? null : value);

/**
 * Changes the given fields. Throws AppError('not-found'), 'conflict' when somebody else saved since `version`.
 */
export async function updateClient(
  ctx: ServiceContext,
  { id, version, ...changes }: UpdateClientInput,
): Promise<ClientRecord> {
  const { industry, website, address, contactTitle, phone, notes, ...others } = changes;
  return ctx.em.transactional(async (em) => {
    const client = await em.findOne(Client, { id });
    if (!client) throw new AppError('not-found');
    if (version !== client.version) throw new AppError('conflict');
    em.assign(client, others, { ignoreUndefined: true });
    const texts = { industry, website, address, contactTitle, phone, notes };
    for (const [name, text] of Object.entries(texts)) {
      if (text !== undefined) em.assign(client, { [name]: orNull(text) });
    }
    recordEvent(em, ctx, {
      action: 'client.update',
      subjectId: id,
      subjectLabel: client.companyName,
    });
    await em.flush();
    return toClientRecord(client);
  });
}
