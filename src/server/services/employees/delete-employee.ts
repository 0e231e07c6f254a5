import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/** Takes an employee out of every list; it can be restored. Throws AppError('not-found'). */
export async function deleteEmployee(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, true);
}

/** Undoes a deletion. Throws AppError('not-found') when there is nothing to undo. */
export async function restoreEmployee(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, false);
}

async function setDeleted(ctx: ServiceContext, id: string, deleted: boolean): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const employee = await em.findOne(EmployeeProfile, {
      id,
      deletedAt: deleted ? null : { $ne: null },
    });
    if (!employee) throw new AppError('not-found');
    employee.deletedAt = deleted ? new Date() : null;
    recordEvent(em, ctx, {
      action: deleted ? 'employee.delete' : 'employee.restore',
      subjectId: id,
      subjectLabel: employee.name,
    });
  });
  ctx.contentChanged();
}
