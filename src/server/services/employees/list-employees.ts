import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import {
  type Employee,
  type EmployeeSort,
  type EmployeeSummary,
  employeeSchema,
  employeeSummarySchema,
  type ListEmployeesInput,
  type listEmployeeRecordsOutput,
  type listEmployeesOutput,
} from '../../../shared/contracts/employee.ts';
import type { PageInput } from '../../../shared/contracts/fields.ts';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { Image } from '../../db/entities/images.ts';
import type { AdminContext } from '../context.ts';
import { searchIn, undeletedRows } from '../folded-search.ts';
import { pictureUrl, toPicture } from '../images/images.ts';
import { findPage, type SortedBy } from '../list-query.ts';
import { copyFields, requireRecord } from '../records.ts';
import { maskFields } from './concealed-fields.ts';
import { toPublicConsent } from './publishing.ts';

const imageUrlOf = (image: Pick<Image, 'id'> | null | undefined) =>
  image ? pictureUrl(image) : null;
const pictureOf = ({ image }: EmployeeProfile) => (image ? toPicture(image) : null);

/** A row of the administrators' table; its picture has to be loaded. */
const toEmployeeSummary = (employee: EmployeeProfile): EmployeeSummary =>
  copyFields(employeeSummarySchema, employee, { picture: pictureOf(employee) });

/** The whole record, with what is concealed masked; its main picture has to be loaded. */
export const toEmployee = (employee: EmployeeProfile): Employee =>
  copyFields(employeeSchema, employee, {
    ...maskFields(employee),
    picture: pictureOf(employee),
    imageUrl: imageUrlOf(employee.image),
    additionalImage1: imageUrlOf(employee.additionalImage1),
    additionalImage2: imageUrlOf(employee.additionalImage2),
    additionalImage3: imageUrlOf(employee.additionalImage3),
    consent: toPublicConsent(employee),
  });

/** One employee for the form, what is concealed masked. Throws AppError('not-found'). */
export const getEmployee = async ({ em }: AdminContext, { id }: { id: string }) =>
  toEmployee(
    await requireRecord(em, EmployeeProfile, { id, deletedAt: null }, { populate: ['image'] }),
  );

const maxDepartments = 200;

/** The departments that people work in, by name. */
export async function listDepartments(ctx: AdminContext): Promise<string[]> {
  const rows = await ctx.em.execute<{ department: string }[]>(
    `select distinct department from employee_profiles
     where deleted_at is null and department is not null
     order by department limit ${maxDepartments}`,
  );
  return rows.map(({ department }) => department);
}

/** Of the same place in the order, the public site shows them by name too. */
const sortedBy: Record<EmployeeSort, SortedBy<EmployeeProfile>> = {
  displayOrder: { displayOrder: z.number().int(), name: z.string() },
  name: { name: z.string() },
  position: { position: z.string() },
  department: { department: z.string().nullable() },
};

/** One page of the employees that are not deleted, by keyset. */
export async function listEmployees(
  ctx: AdminContext,
  input: ListEmployeesInput,
): Promise<z.infer<typeof listEmployeesOutput>> {
  const { search, sort, isActive, isPublic, department } = input;
  const found = await searchIn(ctx.em, undeletedRows('employee_profiles'), search);
  const where: FilterQuery<EmployeeProfile> = {
    $and: [
      { deletedAt: null },
      found.where,
      isActive === undefined ? {} : { isActive },
      isPublic === undefined ? {} : { isPublic },
      department === undefined ? {} : { department },
    ],
  };
  const page = await findPage(ctx.em, EmployeeProfile, {
    ...input,
    sortedBy: sortedBy[sort],
    where,
    populate: ['image'],
  });
  return {
    rows: page.items.map(toEmployeeSummary),
    isSimilar: found.isSimilar,
    total: await ctx.em.count(EmployeeProfile, where),
    ...page.cursors,
  };
}

/** Whole records, newest first, what is concealed masked. */
export async function listEmployeeRecords(
  ctx: AdminContext,
  input: Pick<PageInput, 'after' | 'limit'>,
): Promise<z.infer<typeof listEmployeeRecordsOutput>> {
  const where = { deletedAt: null };
  const page = await findPage(ctx.em, EmployeeProfile, {
    ...input,
    before: undefined,
    order: 'desc',
    sortedBy: { createdAt: momentSchema },
    where,
    populate: ['image'],
  });
  return {
    rows: page.items.map(toEmployee),
    total: await ctx.em.count(EmployeeProfile, where),
    nextCursor: page.cursors.nextCursor,
    previousCursor: null,
  };
}
