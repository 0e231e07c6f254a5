import { type FilterQuery, raw } from '@mikro-orm/core';
import { z } from 'zod';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import type {
  CompanyChoice,
  ListUsersInput,
  listUsersOutput,
  UserSort,
  UserState,
} from '../../../shared/contracts/user.ts';
import type { Role } from '../../../shared/domain/accounts.ts';
import { User } from '../../db/entities/accounts.ts';
import { Client } from '../../db/entities/clients.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { AdminContext } from '../context.ts';
import { findBySearch, searchIn } from '../folded-search.ts';
import { type Fragment, findPage, type SortedBy } from '../list-query.ts';
import { toUsers } from './user-record.ts';

const stateFilters: Record<UserState, FilterQuery<User>> = {
  active: { isActive: true, passwordHash: { $ne: null } },
  invited: { isActive: true, passwordHash: null },
  deactivated: { isActive: false },
};

type UserCount = { role: Role; state: UserState; rows: number };

/** One pass over what the search finds; the filters are applied to its few sums. */
async function countUsers(em: EntityManager, ids: Fragment | null): Promise<UserCount[]> {
  return em.execute<UserCount[]>(
    `select "role", case when not "is_active" then 'deactivated'
       when "password_hash" is null then 'invited' else 'active' end as state, count(*)::int as rows
     from "users" ${ids ? `where "id" = any(${ids.sql})` : ''}
     group by 1, 2`,
    [...(ids?.params ?? [])],
  );
}

const sumRows = (counted: readonly UserCount[]) => counted.reduce((sum, { rows }) => sum + rows, 0);

const sortedBy: Record<UserSort, SortedBy<User>> = {
  createdAt: { createdAt: momentSchema },
  lastName: { lastName: z.string(), firstName: z.string() },
  email: { email: z.string() },
  role: { role: z.string() },
  lastLoginAt: { lastLoginAt: momentSchema.nullable() },
};

/** One page of users by keyset, with how many there are of each role and in each state. Six queries. */
export async function listUsers(
  ctx: AdminContext,
  input: ListUsersInput,
): Promise<z.infer<typeof listUsersOutput>> {
  const { em } = ctx;
  const { search, role, state, sort } = input;
  const { ids, isSimilar } = await findBySearch(em, { table: 'users' }, search);
  const found = ids && raw((alias) => `${alias}."id" = any(${ids.sql})`, [...ids.params]);
  const page = await findPage(em, User, {
    ...input,
    sortedBy: sortedBy[sort],
    where: {
      $and: [found ? { [found]: [] } : {}, role ? { role } : {}, state ? stateFilters[state] : {}],
    },
    populate: ['client', 'employee'],
  });
  const counted = await countUsers(em, ids);
  const inState = counted.filter((row) => state === undefined || row.state === state);
  const inRole = counted.filter((row) => role === undefined || row.role === role);
  const ofRole = (name: Role) => sumRows(inState.filter((row) => row.role === name));
  const ofState = (name: UserState) => sumRows(inRole.filter((row) => row.state === name));
  return {
    rows: await toUsers(em, page.items),
    isSimilar,
    total: sumRows(inState.filter((row) => role === undefined || row.role === role)),
    roleCounts: { admin: ofRole('admin'), employee: ofRole('employee'), client: ofRole('client') },
    stateCounts: {
      active: ofState('active'),
      invited: ofState('invited'),
      deactivated: ofState('deactivated'),
    },
    ...page.cursors,
  };
}

/** As many as one looks through before typing another letter. */
const maxCompanyChoices = 20;

/** Clients whose company's name holds the text, by name: only what a form needs to choose one. */
export async function findCompanies(
  ctx: AdminContext,
  { search }: { search: string },
): Promise<CompanyChoice[]> {
  const searched = { table: 'clients', texts: ['"search_form"(s."company_name")'] };
  const { where } = await searchIn(ctx.em, searched, search);
  return ctx.em.find(
    Client,
    { $and: [where, { erasedAt: null }] },
    {
      fields: ['id', 'companyName'],
      orderBy: { companyName: 'asc', id: 'asc' },
      limit: maxCompanyChoices,
    },
  );
}
