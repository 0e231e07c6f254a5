import type { HandleRegistrationInput, Registration } from '../../../shared/contracts/inbox.ts';
import { Client } from '../../db/entities/client.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toRegistration } from './to-registration.ts';

/**
 * Marks a registration as dealt with, or as waiting again, and sets the client's status where one is given.
 * Throws AppError('not-found'), also for a client that did not register; 'conflict' when somebody else saved since
 * `version`.
 */
export async function handleRegistration(
  ctx: ServiceContext,
  { id, handled, status, version }: HandleRegistrationInput,
): Promise<Registration> {
  return ctx.em.transactional(async (em) => {
    const client = await em.findOne(Client, { id, source: 'registration' });
    if (!client) throw new AppError('not-found');
    if (version !== client.version) throw new AppError('conflict');
    client.handledAt = handled ? new Date() : null;
    if (status !== undefined) client.status = status;
    recordEvent(em, ctx, {
      action: 'client.handle',
      subjectId: id,
      subjectLabel: client.companyName,
    });
    await em.flush();
    return toRegistration(client);
  });
}
