import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import {
  type ClientDetail,
  type ClientPerson,
  type ClientRecord,
  type ClientSort,
  type ClientSummary,
  clientDetailSchema,
  clientPersonSchema,
  clientRecordSchema,
  clientSummarySchema,
  type FindSimilarClientsInput,
  type ListClientsInput,
  type listClientsOutput,
  type SimilarClient,
  similarClientSchema,
} from '../../../shared/contracts/client-admin.ts';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import { User } from '../../db/entities/accounts.ts';
import { Client } from '../../db/entities/clients.ts';
import type { EntityManager } from '../../db/orm.ts';
import { stateOf } from '../accounts/user-record.ts';
import { listRecentActivity } from '../activity/list-activity.ts';
import type { AdminContext } from '../context.ts';
import { type SearchFilter, searchIn } from '../folded-search.ts';
import { findPage, likeExact, totalOf } from '../list-query.ts';
import { copyFields, requireRecord } from '../records.ts';

/** One row for administrators. */
const toClientSummary = (client: Client): ClientSummary => copyFields(clientSummarySchema, client);

/** The whole record. */
export const toClientRecord = (client: Client): ClientRecord =>
  copyFields(clientRecordSchema, client);

/** More accounts than that are looked at on the screen of users. */
const maxPeople = 100;
const maxRecentEvents = 10;

async function findPeople(em: EntityManager, clientId: string): Promise<ClientPerson[]> {
  const users = await em.find(
    User,
    { client: clientId, role: 'client' },
    { orderBy: { lastName: 'asc', firstName: 'asc', id: 'asc' }, limit: maxPeople },
  );
  return users.map((user) =>
    copyFields(clientPersonSchema, user, {
      name: `${user.firstName} ${user.lastName}`.trim(),
      state: stateOf(user),
    }),
  );
}

/** Everything an administrator sees of one client: the record, its people, its last events. Throws AppError('not-found'). */
export async function getClient(ctx: AdminContext, { id }: { id: string }): Promise<ClientDetail> {
  const client = await requireRecord(ctx.em, Client, { id }, { populate: ['accountManager'] });
  const manager = client.accountManager;
  return copyFields(clientDetailSchema, client, {
    accountManager: manager && !manager.deletedAt ? { id: manager.id, name: manager.name } : null,
    people: await findPeople(ctx.em, id),
    activity: await listRecentActivity(ctx, { limit: maxRecentEvents, subjectId: id }),
  });
}

/** A hint needs no more. */
const maxSimilarClients = 3;

/** Clients of the same name or address, without regard to case: a hint, because both may be right. */
export async function findSimilarClients(
  { em }: AdminContext,
  { companyName, contactEmail, except }: FindSimilarClientsInput,
): Promise<SimilarClient[]> {
  const same = [
    ...(companyName ? [{ companyName: { $ilike: likeExact(companyName) } }] : []),
    ...(contactEmail ? [{ contactEmail: { $ilike: likeExact(contactEmail) } }] : []),
  ];
  if (same.length === 0) return [];
  const clients = await em.find(
    Client,
    { $or: same, ...(except ? { id: { $ne: except } } : {}) },
    {
      fields: ['id', 'clientId', 'companyName', 'contactEmail'],
      orderBy: { createdAt: 'asc', id: 'asc' },
      limit: maxSimilarClients,
      disableIdentityMap: true,
    },
  );
  return clients.map((client) => copyFields(similarClientSchema, client));
}

const sortedValues: Record<ClientSort, z.ZodType> = {
  createdAt: momentSchema,
  companyName: z.string(),
  contactPerson: z.string(),
};

function matching(
  { ndaSigned, source }: ListClientsInput,
  found: SearchFilter,
): FilterQuery<Client> {
  return {
    // Of an erased one its invoices are left, which are listed by themselves.
    erasedAt: null,
    ...(ndaSigned === undefined ? {} : { ndaSigned }),
    ...(source === undefined ? {} : { source }),
    ...found,
  };
}

/**
 * One page of clients by keyset, with the number of rows in each status for the same search and the other filters.
 * Two queries: the page, and the counts in one grouped pass; one more for a search.
 */
export async function listClients(
  { em }: AdminContext,
  input: ListClientsInput,
): Promise<z.infer<typeof listClientsOutput>> {
  const { status, sort } = input;
  const found = await searchIn(em, { table: 'clients' }, input.search);
  const where = matching(input, found.where);
  const page = await findPage(em, Client, {
    ...input,
    sortedBy: { [sort]: sortedValues[sort] },
    where: status ? { $and: [where, { status }] } : where,
  });
  const counted = await em.countBy(Client, 'status', { where });
  const statusCounts = { active: 0, inactive: 0, ...counted };
  return {
    rows: page.items.map(toClientSummary),
    isSimilar: found.isSimilar,
    total: totalOf(statusCounts, status),
    statusCounts,
    ...page.cursors,
  };
}
