import type { InviteEmployeeInput } from '../../../shared/contracts/employee-account.ts';
import type { InvitationLink } from '../../../shared/contracts/user.ts';
import type { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { inviteUser } from '../users/invite-user.ts';
import { lockEmployee, requireNoAccount } from './employee-account.ts';

/** Invites somebody to the employees' portal with this profile, in the running transaction of `em`. */
export async function inviteWithProfile(
  em: EntityManager,
  ctx: ServiceContext,
  employee: EmployeeProfile,
  person: Omit<InviteEmployeeInput, 'id'>,
): Promise<InvitationLink> {
  const invitation = await inviteUser(
    { ...ctx, em },
    { ...person, role: 'employee', companyId: null },
  );
  const user = await em.findOneOrFail(User, { id: invitation.user.id });
  user.employee = employee;
  recordEvent(em, ctx, {
    action: 'employee.link',
    subjectId: employee.id,
    subjectLabel: employee.name,
  });
  await em.flush();
  return invitation;
}

/**
 * Adds a user with the employee's role for a profile, and the link by which that person sets a password. Throws
 * AppError('not-found'), 'conflict' where the profile has an account, 'invalid-input' for an address that has one.
 */
export async function inviteEmployee(
  ctx: ServiceContext,
  { id, ...person }: InviteEmployeeInput,
): Promise<InvitationLink> {
  return ctx.em.transactional(async (em) => {
    const employee = await lockEmployee(em, id);
    await requireNoAccount(em, id);
    return inviteWithProfile(em, ctx, employee, person);
  });
}
