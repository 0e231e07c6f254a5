import { LockMode } from '@mikro-orm/core';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { closeEmployeeAccount, reopenEmployeeAccount } from './close-employee-account.ts';

/**
 * Takes an employee out of every list, and the access from the account of the profile; both can be restored. Throws
 * AppError('not-found').
 */
export async function deleteEmployee(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, true);
}

/** Undoes a deletion. Throws AppError('not-found') when there is nothing to undo. */
export async function restoreEmployee(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, false);
}

async function setDeleted(ctx: ServiceContext, id: string, deleted: boolean): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const employee = await em.findOne(
      EmployeeProfile,
      { id, deletedAt: deleted ? null : { $ne: null } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!employee) throw new AppError('not-found');
    employee.deletedAt = deleted ? new Date() : null;
    await (deleted ? closeEmployeeAccount : reopenEmployeeAccount)(em, ctx, id);
    recordEvent(em, ctx, {
      action: deleted ? 'employee.delete' : 'employee.restore',
      subjectId: id,
      subjectLabel: employee.name,
    });
  });
  ctx.contentChanged();
}
