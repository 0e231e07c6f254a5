import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { leaders } from '../../../shared/content/leaders.ts';
import {
  additionalImageFields,
  type CreateEmployeeInput,
  type Employee,
  type UpdateEmployeeInput,
} from '../../../shared/contracts/employee.ts';
import { slugify } from '../../../shared/domain/text.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { Image } from '../../db/entities/images.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { lockPicture } from '../images/images.ts';
import { createDeletion, loadForUpdate, lockRecord } from '../records.ts';
import { omitMaskedValues } from './concealed-fields.ts';
import { closeEmployeeAccount, reopenEmployeeAccount } from './employee-accounts.ts';
import { toEmployee } from './list-employees.ts';
import { publicationOf, settlePublication, unpublished } from './publishing.ts';

const imageUrlFields = ['imageUrl', ...additionalImageFields] as const;
type ImageUrlField = (typeof imageUrlFields)[number];
type ImageUrls = Partial<Record<ImageUrlField, string | null | undefined>>;
type Pictures = Partial<Record<'image' | (typeof additionalImageFields)[number], Image | null>>;

/**
 * The pictures behind the addresses that were given, and the other values; null takes one away. They are held until the
 * transaction ends, so that none is swept meanwhile. Throws AppError('invalid-input') where there is no such picture.
 */
export async function takePictures<Given extends ImageUrls>(
  em: EntityManager,
  given: Given,
): Promise<{ pictures: Pictures; values: Omit<Given, ImageUrlField> }> {
  const { imageUrl, additionalImage1, additionalImage2, additionalImage3, ...values } = given;
  const addresses = { imageUrl, additionalImage1, additionalImage2, additionalImage3 };
  const pictures: Pictures = {};
  for (const field of imageUrlFields) {
    const address = addresses[field];
    if (address === undefined) continue;
    const name = field === 'imageUrl' ? 'image' : field;
    pictures[name] = await lockPicture(em, address, field);
  }
  return { pictures, values };
}

/** For a name of which no Latin letter remains. */
const fallbackSlug = 'employee';

/** The address of a new profile: made of the name, and numbered where others have it already, deleted ones included. */
export async function findAvailableSlug(em: EntityManager, name: string): Promise<string> {
  const base = slugify(name) || fallbackSlug;
  const rows = await em.execute<{ slug: string }[]>(
    'select slug from employee_profiles where slug = ? or slug like ?',
    [base, `${base}-%`],
  );
  // The list of the team has the path /public, and the leaders have pages too.
  const taken = new Set(['public', ...[...leaders(), ...rows].map(({ slug }) => slug)]);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Of two people of one name who are added at the same moment, the second is tried again with another address. */
const maxAttempts = 3;

async function addEmployee(ctx: ServiceContext, input: CreateEmployeeInput): Promise<Employee> {
  const { publicConsent, ...given } = omitMaskedValues(input, null);
  return ctx.em.fork().transactional(async (em) => {
    const { pictures, values } = await takePictures(em, given);
    const employee = em.create(EmployeeProfile, {
      ...values,
      ...pictures,
      id: randomUUID(),
      slug: await findAvailableSlug(em, values.name),
    });
    em.persist(employee);
    recordEvent(em, ctx, 'employee.create', { id: employee.id, label: employee.name });
    settlePublication(em, ctx, employee, unpublished, publicConsent);
    await em.flush();
    return toEmployee(employee);
  });
}

/**
 * Adds an employee. Throws AppError('invalid-input') where a picture is none of ours, or a public profile lacks a part
 * or the consent.
 */
export async function createEmployee(
  ctx: AdminContext,
  input: CreateEmployeeInput,
): Promise<Employee> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      const employee = await addEmployee(ctx, input);
      ctx.contentChanged();
      return employee;
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
    }
  }
  throw new AppError('conflict');
}

/**
 * Changes the given fields; the address of the profile stays, so that printed codes keep working. Throws
 * AppError('not-found'), 'conflict' after another save since `version`, 'invalid-input' where a picture is none of
 * ours, or a public profile would lack a part or the consent.
 */
export async function updateEmployee(
  ctx: AdminContext,
  { id, version, publicConsent = false, ...changes }: UpdateEmployeeInput,
): Promise<Employee> {
  const employee = await ctx.em.transactional(async (em) => {
    const found = await loadForUpdate(em, EmployeeProfile, { id, deletedAt: null }, version, {
      populate: ['image'],
    });
    const { pictures, values } = await takePictures(em, omitMaskedValues(changes, found));
    const before = publicationOf(found);
    em.assign(found, { ...values, ...pictures });
    settlePublication(em, ctx, found, before, publicConsent);
    // That a profile was published or taken down is an event of its own.
    const isSwitch = Object.keys(changes).every((name) => name === 'isPublic');
    if (!isSwitch || found.isPublic === before.isPublic) {
      recordEvent(em, ctx, 'employee.update', { id, label: found.name });
    }
    await em.flush();
    return toEmployee(found);
  });
  ctx.contentChanged();
  return employee;
}

/** Takes with an employee the access from the account of the profile, and gives it back. */
export const employeeDeletion = createDeletion('employee', {
  lock: (em, id) => lockRecord(em, EmployeeProfile, { id }),
  labelOf: ({ name }) => name,
  also: (em, ctx, id, isDeleted) =>
    (isDeleted ? closeEmployeeAccount : reopenEmployeeAccount)(em, ctx, id),
  isPublic: true,
});

/**
 * Puts the employees in this order, all in one statement. Throws AppError('conflict') unless these are exactly the
 * employees there are: one was added or deleted meanwhile.
 */
export async function reorderEmployees(
  ctx: AdminContext,
  { ids }: { ids: string[] },
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    // Locked in one order, so that two who drag at the same time do not wait for each other.
    const rows = await em.execute<{ id: string }[]>(
      'select id from employee_profiles where deleted_at is null order by id limit ? for update',
      [ids.length + 1],
    );
    const wanted = new Set(ids);
    if (wanted.size !== ids.length || rows.length !== ids.length) throw new AppError('conflict');
    if (!rows.every(({ id }) => wanted.has(id))) throw new AppError('conflict');
    await em.execute(
      `update employee_profiles employee set display_order = place.number
       from unnest(array[${ids.map(() => '?').join(', ')}]::uuid[]) with ordinality place(id, number)
       where employee.id = place.id`,
      ids,
    );
    recordEvent(em, ctx, 'employee.order', { label: String(ids.length) });
  });
  ctx.contentChanged();
}
