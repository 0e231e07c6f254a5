import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  ListChangeRequestsInput,
  listChangeRequestsOutput,
} from '../../../shared/contracts/change-request.ts';
import { ChangeRequest } from '../../db/entities/change-request.ts';
import type { ServiceContext } from '../context.ts';
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../list-query.ts';
import { toChangeRequest } from './to-change-request.ts';

/** A request is also found by whom it is about. */
const searched = {
  table: 'change_requests',
  texts: [
    's."search_text"',
    '(select "search_text" from "clients" where "id" = s."client_id")',
    '(select "search_text" from "employee_profiles" where "id" = s."employee_id")',
  ],
};

/** One page of what people in the portals ask for, by keyset, with how many there are in each status. */
export async function listChangeRequests(
  { em }: Pick<ServiceContext, 'em'>,
  input: ListChangeRequestsInput,
): Promise<z.infer<typeof listChangeRequestsOutput>> {
  const { status, order, limit } = input;
  const after = requireCursor(input.after, z.iso.datetime());
  const before = requireCursor(input.before, z.iso.datetime());
  const found = await searchIn(em, searched, input.search);
  const where: FilterQuery<ChangeRequest> = {
    ...(input.subjectKind ? { subjectKind: input.subjectKind } : {}),
    ...found.where,
  };
  const page = await em.findByCursor(ChangeRequest, {
    where: status ? { $and: [where, { status }] } : where,
    orderBy: { createdAt: order, id: order },
    populate: ['client', 'employee'],
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const counted = await em.countBy(ChangeRequest, 'status', { where });
  const statusCounts = {
    open: counted.open ?? 0,
    approved: counted.approved ?? 0,
    declined: counted.declined ?? 0,
    done: counted.done ?? 0,
  };
  return {
    rows: page.items.map(toChangeRequest),
    isSimilar: found.isSimilar,
    total: status
      ? statusCounts[status]
      : Object.values(statusCounts).reduce((sum, count) => sum + count, 0),
    statusCounts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
