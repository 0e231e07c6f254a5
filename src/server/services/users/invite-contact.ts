import type { Client } from '../../db/entities/client.ts';
import { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { chooseUsername } from './choose-username.ts';
import { createInvitationLink } from './invitation-link.ts';
import { nameOf } from './require-user.ts';

/** The columns take 100 characters each. */
const maxLength = 100;

function namesOf(person: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = person.split(/\s+/);
  return { firstName: first.slice(0, maxLength), lastName: rest.join(' ').slice(0, maxLength) };
}

/**
 * Makes the contact person of a new client a user of its portal, in the running transaction. Returns the link by which
 * that person sets a password; null where the address leads to an account already, which stays as it is.
 */
export async function inviteContact(
  em: EntityManager,
  ctx: ServiceContext,
  client: Client,
): Promise<{ url: string; expiresAt: Date } | null> {
  const email = client.contactEmail.toLowerCase();
  if ((await em.count(User, { $or: [{ email }, { username: email }] })) > 0) return null;
  const user = em.create(User, {
    username: await chooseUsername(em, email),
    email,
    ...namesOf(client.contactPerson),
    role: 'client',
    locale: client.locale ?? ctx.locale,
    client,
  });
  em.persist(user);
  await em.flush();
  const { mailLink, expiresAt } = await createInvitationLink(em, ctx, user);
  recordEvent(em, ctx, { action: 'user.invite', subjectId: user.id, subjectLabel: nameOf(user) });
  return { url: mailLink, expiresAt };
}
