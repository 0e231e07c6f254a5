import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { CreateEmployeeInput, Employee } from '../../../shared/contracts/employee-record.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { findPictures } from './find-pictures.ts';
import { freeSlug } from './free-slug.ts';
import { withoutMasked } from './mask.ts';
import { settlePublication, unpublished } from './publishing.ts';
import { toEmployee } from './to-employee.ts';

/** Two people of one name who are added at the same moment want the same address. */
const tries = 3;

async function addEmployee(ctx: ServiceContext, input: CreateEmployeeInput): Promise<Employee> {
  const {
    imageUrl,
    additionalImage1,
    additionalImage2,
    additionalImage3,
    publicConsent,
    ...values
  } = withoutMasked(input, null);
  return ctx.em.fork().transactional(async (em) => {
    const pictures = await findPictures(em, {
      imageUrl,
      additionalImage1,
      additionalImage2,
      additionalImage3,
    });
    const employee = em.create(EmployeeProfile, {
      ...values,
      ...pictures,
      id: randomUUID(),
      slug: await freeSlug(em, values.name),
    });
    em.persist(employee);
    recordEvent(em, ctx, {
      action: 'employee.create',
      subjectId: employee.id,
      subjectLabel: employee.name,
    });
    settlePublication(em, ctx, employee, unpublished, publicConsent);
    await em.flush();
    return toEmployee(employee);
  });
}

/**
 * Adds an employee. Throws AppError('invalid-input') where a picture is none of ours, or a public profile lacks a part or
 * the consent.
 */
export async function createEmployee(
  ctx: ServiceContext,
  input: CreateEmployeeInput,
): Promise<Employee> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
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
