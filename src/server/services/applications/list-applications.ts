import type { FilterQuery } from '@mikro-orm/core';
import type { z } from 'zod';
import {
  type ApplicationStatus,
  applicationStatusSchema,
  type ListApplicationsInput,
  type listApplicationsOutput,
} from '../../../shared/contracts/application.ts';
import { Application } from '../../db/entities/application.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { requireCursor } from './application-cursor.ts';
import { toApplicationSummary } from './to-application.ts';

const known = applicationStatusSchema.options;

/** The text as an ILIKE pattern, its wildcards taken literally. */
const patternOf = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function matching(search: string | undefined): FilterQuery<Application> {
  if (!search) return {};
  const like = { $ilike: patternOf(search) };
  return { $or: [{ applicantName: like }, { email: like }, { phone: like }] };
}

async function countByStatus(em: EntityManager, search: string | undefined) {
  const counted = await em.execute<{ status: string; rows: number }[]>(
    `select "status", count(*)::int as rows from "applications"
     where ?::text is null or "applicant_name" ilike ? or "email" ilike ? or "phone" ilike ?
     group by "status"`,
    Array.from({ length: 4 }, () => (search ? patternOf(search) : null)),
  );
  const counts: Record<ApplicationStatus, number> = {
    pending: 0,
    reviewing: 0,
    accepted: 0,
    rejected: 0,
  };
  for (const row of counted) {
    counts[applicationStatusSchema.catch('pending').parse(row.status)] += row.rows;
  }
  return counts;
}

/** Unknown statuses are shown as pending, so they are found under it too. */
const withStatus = (status: ApplicationStatus | undefined): FilterQuery<Application> => {
  if (!status) return {};
  return status === 'pending'
    ? { status: { $nin: known.filter((name) => name !== 'pending') } }
    : { status };
};

/**
 * One page of applications by keyset, with the number of rows in each status for the same search.
 * Two queries: the page, and the counts in one grouped pass.
 */
export async function listApplications(
  ctx: ServiceContext,
  input: ListApplicationsInput,
): Promise<z.infer<typeof listApplicationsOutput>> {
  const { em } = ctx;
  const { search, status, sort, order, limit } = input;
  const after = requireCursor(input.after, sort);
  const before = requireCursor(input.before, sort);
  const page = await em.findByCursor(Application, {
    where: { $and: [matching(search), withStatus(status)] },
    // Who has no score comes last, whichever way the table is sorted.
    orderBy: { [sort]: `${order} nulls last`, id: order },
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const statusCounts = await countByStatus(em, search);
  const total = status
    ? statusCounts[status]
    : Object.values(statusCounts).reduce((sum, rows) => sum + rows, 0);
  return {
    rows: page.items.map((application) => toApplicationSummary(ctx, application)),
    total,
    statusCounts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
