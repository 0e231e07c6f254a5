import { LockMode } from '@mikro-orm/core';
import type { EmployeeAccount } from '../../../shared/contracts/employee-account.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { nameOf } from '../users/require-user.ts';
import { stateOf } from '../users/to-user.ts';

/** A user with the employee's role as a choice. */
export function toEmployeeAccount(user: User): EmployeeAccount {
  return { id: user.id, name: nameOf(user), email: user.email, state: stateOf(user) };
}

/** The profile that is to get an account, held until the transaction ends. Throws AppError('not-found'). */
export async function lockEmployee(em: EntityManager, id: string): Promise<EmployeeProfile> {
  const employee = await em.findOne(
    EmployeeProfile,
    { id, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!employee) throw new AppError('not-found');
  return employee;
}

/** Links an account to a profile, in the place of a deleted one; undoing that deletion concerns it no more. */
export function giveProfile(user: User, employee: EmployeeProfile): void {
  user.employee = employee;
  user.deactivatedWithProfile = false;
}

/**
 * The account that a profile has: its user, as long as the role is the employee's. The link of another role rests.
 */
export const accountOf = (em: EntityManager, employeeId: string): Promise<User | null> =>
  em.findOne(User, { employee: employeeId, role: 'employee' }, { refresh: true });

/**
 * Throws AppError('conflict') where a locked profile has an account already. A link that rests gives way: a profile is
 * one account's at most.
 */
export async function requireNoAccount(em: EntityManager, employeeId: string): Promise<void> {
  if (await accountOf(em, employeeId)) throw new AppError('conflict');
  await em.nativeUpdate(
    User,
    { employee: employeeId, role: { $ne: 'employee' } },
    { employee: null },
  );
}

/** The account of a profile; null for none. Throws AppError('not-found'). */
export async function getEmployeeAccount(
  { em }: Pick<ServiceContext, 'em'>,
  { id }: { id: string },
): Promise<EmployeeAccount | null> {
  if ((await em.count(EmployeeProfile, { id, deletedAt: null })) === 0) {
    throw new AppError('not-found');
  }
  const user = await accountOf(em, id);
  return user && toEmployeeAccount(user);
}
