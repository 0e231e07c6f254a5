import type { ClientDetail, ClientPerson } from '../../../shared/contracts/client-record.ts';
import { Client } from '../../db/entities/client.ts';
import { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import { listActivity } from '../audit/list-activity.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { stateOf } from '../users/to-user.ts';
import { toClientRecord } from './to-client.ts';

/** More accounts than that are looked at on the screen of users. */
const mostPeople = 100;
const lastEvents = 10;

async function findPeople(em: EntityManager, clientId: string): Promise<ClientPerson[]> {
  const users = await em.find(
    User,
    { client: clientId, role: 'client' },
    { orderBy: { lastName: 'asc', firstName: 'asc', id: 'asc' }, limit: mostPeople },
  );
  return users.map((user) => ({
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    state: stateOf(user),
    lastLoginAt: user.lastLoginAt ?? null,
  }));
}

/** Everything an administrator sees of one client: the record, its people, its last events. Throws AppError('not-found'). */
export async function getClient(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<ClientDetail> {
  const client = await ctx.em.findOne(Client, { id }, { populate: ['accountManager'] });
  if (!client) throw new AppError('not-found');
  const manager = client.accountManager;
  return {
    ...toClientRecord(client),
    locale: client.locale,
    consentVersion: client.consentVersion ?? null,
    consentLocale: client.consentLocale ?? null,
    consentAt: client.consentAt ?? null,
    handledAt: client.handledAt ?? null,
    isSuspicious: client.isSuspicious,
    accountManager: manager && !manager.deletedAt ? { id: manager.id, name: manager.name } : null,
    people: await findPeople(ctx.em, id),
    activity: await listActivity(ctx, { limit: lastEvents, subjectId: id }),
  };
}
