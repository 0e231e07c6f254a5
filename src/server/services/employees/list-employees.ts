import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  Employee,
  EmployeeSort,
  EmployeeSummary,
  ListEmployeesInput,
} from '../../../shared/contracts/employee-record.ts';
import type { PageInput } from '../../../shared/contracts/listing.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import type { ServiceContext } from '../context.ts';
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../list-query.ts';
import { toEmployee, toEmployeeSummary } from './to-employee.ts';

type Page<Row> = {
  rows: Row[];
  isSimilar?: boolean;
  total: number;
  nextCursor: string | null;
  previousCursor: string | null;
};

/** Of the same place in the order, the public site shows them by name too. */
const sortedBy = {
  displayOrder: ['displayOrder', 'name'],
  name: ['name'],
  position: ['position'],
  department: ['department'],
} as const;

const cursorValues: Record<EmployeeSort, [z.ZodType, ...z.ZodType[]]> = {
  displayOrder: [z.number().int(), z.string()],
  name: [z.string()],
  position: [z.string()],
  department: [z.string().nullable()],
};

/** One page of the employees that are not deleted, by keyset. */
export async function listEmployees(
  ctx: ServiceContext,
  input: ListEmployeesInput,
): Promise<Page<EmployeeSummary>> {
  const { search, sort, order, limit, isActive, isPublic, department } = input;
  const columns = sortedBy[sort];
  const after = requireCursor(input.after, ...cursorValues[sort]);
  const before = requireCursor(input.before, ...cursorValues[sort]);
  const found = await searchIn(
    ctx.em,
    { table: 'employee_profiles', visible: 's."deleted_at" is null' },
    search,
  );
  const where: FilterQuery<EmployeeProfile> = {
    $and: [
      { deletedAt: null },
      found.where,
      isActive === undefined ? {} : { isActive },
      isPublic === undefined ? {} : { isPublic },
      department === undefined ? {} : { department },
    ],
  };
  // Who is in no department comes last, whichever way the table is sorted.
  const direction = sort === 'department' ? (`${order} nulls last` as const) : order;
  const page = await ctx.em.findByCursor(EmployeeProfile, {
    where,
    populate: ['image'],
    orderBy: [...columns.map((column) => ({ [column]: direction })), { id: order }],
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: true,
    overfetch: true,
  });
  return {
    rows: page.items.map(toEmployeeSummary),
    isSimilar: found.isSimilar,
    total: page.totalCount,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}

/** Whole records, newest first, what is concealed masked. */
export async function listEmployeeRecords(
  ctx: ServiceContext,
  { after, limit }: Pick<PageInput, 'after' | 'limit'>,
): Promise<Page<Employee>> {
  const page = await ctx.em.findByCursor(EmployeeProfile, {
    where: { deletedAt: null },
    populate: ['image'],
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    first: limit,
    after: requireCursor(after, z.iso.datetime()),
    includeCount: true,
    overfetch: true,
  });
  return {
    rows: page.items.map(toEmployee),
    total: page.totalCount,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: null,
  };
}
