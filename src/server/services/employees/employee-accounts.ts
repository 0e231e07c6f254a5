import type { FilterQuery } from '@mikro-orm/core';
import type {
  EmployeeAccount,
  InvitationLink,
  InviteEmployeeInput,
  LinkEmployeeAccountInput,
} from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/accounts.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError, fieldError } from '../../errors.ts';
import { inviteUser } from '../accounts/invitations.ts';
import { revokeAllSessions } from '../accounts/sessions.ts';
import { fullName, stateOf } from '../accounts/user-record.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { searchIn } from '../folded-search.ts';
import { lockRecord } from '../records.ts';

/** A user with the employee's role as a choice. */
export function toEmployeeAccount(user: User): EmployeeAccount {
  return { id: user.id, name: fullName(user), email: user.email, state: stateOf(user) };
}

/** The profile that is to get an account, held until the transaction ends. Throws AppError('not-found'). */
const lockEmployee = (em: EntityManager, id: string): Promise<EmployeeProfile> =>
  lockRecord(em, EmployeeProfile, { id, deletedAt: null });

/** Links an account to a profile, in the place of a deleted one; undoing that deletion concerns it no more. */
export function assignProfile(user: User, employee: EmployeeProfile): void {
  user.employee = employee;
  user.deactivatedWithProfile = false;
}

/**
 * The account that a profile has: its user, as long as the role is the employee's. Ignores the link of another role.
 */
export const findAccount = (em: EntityManager, employeeId: string): Promise<User | null> =>
  em.findOne(User, { employee: employeeId, role: 'employee' }, { refresh: true });

/**
 * Throws AppError('wrong-state') where a locked profile has an account already. Removes an inactive link, because a
 * profile belongs to one account at most.
 */
async function requireNoAccount(em: EntityManager, employeeId: string): Promise<void> {
  if (await findAccount(em, employeeId)) throw new AppError('wrong-state');
  await em.nativeUpdate(
    User,
    { employee: employeeId, role: { $ne: 'employee' } },
    { employee: null },
  );
}

/** The account of a profile; null for none. Throws AppError('not-found'). */
export async function getEmployeeAccount(
  { em }: AdminContext,
  { id }: { id: string },
): Promise<EmployeeAccount | null> {
  if ((await em.count(EmployeeProfile, { id, deletedAt: null })) === 0) {
    throw new AppError('not-found');
  }
  const user = await findAccount(em, id);
  return user && toEmployeeAccount(user);
}

/** As many as one looks through before typing another letter. */
const maxAccountChoices = 20;

const withoutProfile: FilterQuery<User> = {
  $or: [{ employee: null }, { employee: { deletedAt: { $ne: null } } }],
};

/** Users with the employee's role whose profile is none or deleted, by name: those a form can choose from. */
export async function findEmployeeAccounts(
  { em }: AdminContext,
  { search }: { search: string },
): Promise<EmployeeAccount[]> {
  const searched = await searchIn(em, { table: 'users', visible: `s."role" = 'employee'` }, search);
  const users = await em.find(
    User,
    { $and: [{ role: 'employee' }, withoutProfile, searched.where] },
    { orderBy: { lastName: 'asc', firstName: 'asc', id: 'asc' }, limit: maxAccountChoices },
  );
  return users.map(toEmployeeAccount);
}

/** Invites a person to the employees' portal with this profile, in the running transaction of `em`. */
export async function inviteWithProfile(
  em: EntityManager,
  ctx: AdminContext,
  employee: EmployeeProfile,
  person: Omit<InviteEmployeeInput, 'id'>,
): Promise<InvitationLink> {
  const invitation = await inviteUser(
    { ...ctx, em },
    { ...person, role: 'employee', companyId: null },
  );
  const user = await em.findOneOrFail(User, { id: invitation.user.id });
  user.employee = employee;
  recordEvent(em, ctx, 'employee.link', { id: employee.id, label: employee.name });
  await em.flush();
  return invitation;
}

/**
 * Adds a user with the employee's role for a profile, and the link by which that person sets a password. Throws
 * AppError('not-found'), 'conflict' where the profile has an account, 'invalid-input' for an address that has one.
 */
export async function inviteEmployee(
  ctx: AdminContext,
  { id, ...person }: InviteEmployeeInput,
): Promise<InvitationLink> {
  return ctx.em.transactional(async (em) => {
    const employee = await lockEmployee(em, id);
    await requireNoAccount(em, id);
    return inviteWithProfile(em, ctx, employee, person);
  });
}

/**
 * Links a profile to a user with the employee's role, and replaces the link to a deleted one. May be repeated.
 * A deactivated account stays so. Throws AppError('not-found'), 'wrong-state' where the profile has another
 * account, 'invalid-input' where the user is none or has another profile.
 */
export async function linkEmployeeAccount(
  ctx: AdminContext,
  { id, userId }: LinkEmployeeAccountInput,
): Promise<EmployeeAccount> {
  return ctx.em.transactional(async (em) => {
    const employee = await lockEmployee(em, id);
    const user = await em.findOne(
      User,
      { id: userId, role: 'employee' },
      { populate: ['employee'], refresh: true },
    );
    if (!user) throw fieldError('userId', m.employees_account_gone());
    if (user.employee?.id === id) return toEmployeeAccount(user);
    if (user.employee && !user.employee.deletedAt)
      throw fieldError('userId', m.employees_account_taken());
    await requireNoAccount(em, id);
    assignProfile(user, employee);
    recordEvent(em, ctx, 'employee.link', { id, label: employee.name });
    await em.flush();
    return toEmployeeAccount(user);
  });
}

/** Takes the profile from its user; nothing happens where there is none. Throws AppError('not-found'). */
export async function unlinkEmployeeAccount(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const employee = await lockEmployee(em, id);
    const user = await findAccount(em, id);
    if (!user) return;
    user.employee = null;
    recordEvent(em, ctx, 'employee.unlink', { id, label: employee.name });
  });
}

type Context = Pick<ServiceContext, 'actor' | 'requestId'>;

/** Takes the access of a profile's account away, in the transaction that deletes the profile. Mailed links sleep. */
export async function closeEmployeeAccount(
  em: EntityManager,
  ctx: Context,
  employeeId: string,
): Promise<void> {
  const user = await findAccount(em, employeeId);
  if (!user?.isActive) return;
  user.isActive = false;
  user.deactivatedWithProfile = true;
  await revokeAllSessions(em, user);
  recordEvent(em, ctx, 'user.deactivate', { id: user.id, label: fullName(user) });
}

/**
 * Gives back what went with the profile, in the transaction that restores it. An account that had been deactivated
 * before, or has another profile by now, stays as it is.
 */
export async function reopenEmployeeAccount(
  em: EntityManager,
  ctx: Context,
  employeeId: string,
): Promise<void> {
  const user = await findAccount(em, employeeId);
  if (!user?.deactivatedWithProfile) return;
  user.isActive = true;
  user.deactivatedWithProfile = false;
  recordEvent(em, ctx, 'user.reactivate', { id: user.id, label: fullName(user) });
}
