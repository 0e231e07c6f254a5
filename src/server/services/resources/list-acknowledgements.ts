import { type FilterQuery, raw } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  AcknowledgementState,
  ListAcknowledgementsInput,
  listAcknowledgementsOutput,
} from '../../../shared/contracts/resource.ts';
import { User } from '../../db/entities/accounts.ts';
import { ResourceAcknowledgement, ResourceVersion } from '../../db/entities/resources.ts';
import { fullName } from '../accounts/user-record.ts';
import type { AdminContext } from '../context.ts';
import { searchIn } from '../folded-search.ts';
import { findPage } from '../list-query.ts';
import { requireRecord } from '../records.ts';
import { activeEmployeesFilter } from './list-resources.ts';

/** Condition for an acknowledged version; made for every query. */
function inState(state: AcknowledgementState, versionId: string): FilterQuery<User> {
  const isDone = (alias: string) =>
    `exists (select 1 from "resource_acknowledgements"
       where "resource_version_id" = ? and "user_id" = ${alias}."id")`;
  const condition = raw(
    (alias) => (state === 'done' ? isDone(alias) : `not ${isDone(alias)}`),
    [versionId],
  );
  return { $and: [activeEmployeesFilter, { [condition]: [] }] };
}

/**
 * One page of the active employees who have acknowledged a version, or of those who have not, by name. Throws
 * AppError('not-found').
 */
export async function listAcknowledgements(
  ctx: AdminContext,
  { id, number, state, search, ...input }: ListAcknowledgementsInput,
): Promise<z.infer<typeof listAcknowledgementsOutput>> {
  const { em } = ctx;
  const version = await requireRecord(em, ResourceVersion, {
    number,
    resource: { id, deletedAt: null },
  });
  const searched = await searchIn(em, { table: 'users', visible: `s."role" = 'employee'` }, search);
  const found = () => ({ $and: [inState(state, version.id), searched.where] });
  const page = await findPage(em, User, {
    ...input,
    order: 'asc',
    sortedBy: { lastName: z.string(), firstName: z.string() },
    where: found(),
  });
  const given = await em.find(ResourceAcknowledgement, {
    resourceVersion: version.id,
    user: { $in: page.items.map((user) => user.id) },
  });
  const at = new Map(given.map((one) => [one.user.id, one.createdAt]));
  const counts = {
    done: await em.count(User, inState('done', version.id)),
    missing: await em.count(User, inState('missing', version.id)),
  };
  return {
    rows: page.items.map((user) => ({
      id: user.id,
      name: fullName(user),
      email: user.email,
      at: at.get(user.id) ?? null,
    })),
    total: search ? await em.count(User, found()) : counts[state],
    counts,
    isSimilar: searched.isSimilar,
    ...page.cursors,
  };
}
