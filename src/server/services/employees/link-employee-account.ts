import type {
  EmployeeAccount,
  LinkEmployeeAccountInput,
} from '../../../shared/contracts/employee-account.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import {
  accountOf,
  giveProfile,
  lockEmployee,
  requireNoAccount,
  toEmployeeAccount,
} from './employee-account.ts';

const refused = (message: string) =>
  new AppError('invalid-input', { issues: [{ path: 'userId', message }] });

/**
 * Gives a profile to a user with the employee's role; the link to a deleted one gives way. The same link twice is one.
 * An account that is deactivated stays so. Throws AppError('not-found'), 'conflict' where the profile has another
 * account, 'invalid-input' where the user is none or has another profile.
 */
export async function linkEmployeeAccount(
  ctx: ServiceContext,
  { id, userId }: LinkEmployeeAccountInput,
): Promise<EmployeeAccount> {
  return ctx.em.transactional(async (em) => {
    const employee = await lockEmployee(em, id);
    const user = await em.findOne(
      User,
      { id: userId, role: 'employee' },
      { populate: ['employee'], refresh: true },
    );
    if (!user) throw refused(m.employees_account_gone());
    if (user.employee?.id === id) return toEmployeeAccount(user);
    if (user.employee && !user.employee.deletedAt) throw refused(m.employees_account_taken());
    await requireNoAccount(em, id);
    giveProfile(user, employee);
    recordEvent(em, ctx, {
      action: 'employee.link',
      subjectId: id,
      subjectLabel: employee.name,
    });
    await em.flush();
    return toEmployeeAccount(user);
  });
}

/** Takes the profile from its user; nothing happens where there is none. Throws AppError('not-found'). */
export async function unlinkEmployeeAccount(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const employee = await lockEmployee(em, id);
    const user = await accountOf(em, id);
    if (!user) return;
    user.employee = null;
    recordEvent(em, ctx, {
      action: 'employee.unlink',
      subjectId: id,
      subjectLabel: employee.name,
    });
  });
}
