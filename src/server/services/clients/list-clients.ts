import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  ClientDetail,
  ClientPerson,
  ClientRecord,
  ClientSort,
  ClientSummary,
  FindSimilarClientsInput,
  ListClientsInput,
  listClientsOutput,
  SimilarClient,
} from '../../../shared/contracts/client-admin.ts';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import { User } from '../../db/entities/accounts.ts';
import { Client } from '../../db/entities/clients.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { stateOf } from '../accounts/user-record.ts';
import { listRecentActivity } from '../activity/list-activity.ts';
import type { AdminContext } from '../context.ts';
import { type SearchFilter, searchIn } from '../folded-search.ts';
import { findPage, likeExact, totalOf } from '../list-query.ts';

/** One row for administrators. */
function toClientSummary(client: Client): ClientSummary {
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
    vatNumber: client.vatNumber ?? null,
    plan: client.plan ?? null,
  };
}

/** More accounts than that are looked at on the screen of users. */
const maxPeople = 100;
const maxRecentEvents = 10;

async function findPeople(em: EntityManager, clientId: string): Promise<ClientPerson[]> {
  const users = await em.find(
    User,
    { client: clientId, role: 'client' },
    { orderBy: { lastName: 'asc', firstName: 'asc', id: 'asc' }, limit: maxPeople },
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
export async function getClient(ctx: AdminContext, { id }: { id: string }): Promise<ClientDetail> {
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
    erasedAt: client.erasedAt ?? null,
    accountManager: manager && !manager.deletedAt ? { id: manager.id, name: manager.name } : null,
    people: await findPeople(ctx.em, id),
    activity: await listRecentActivity(ctx, { limit: maxRecentEvents, subjectId: id }),
  };
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
  return clients.map(({ id, clientId, companyName: name, contactEmail: email }) => ({
    id,
    clientId,
    companyName: name,
    contactEmail: email,
  }));
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
