import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { HiredApplicant } from '../../../shared/contracts/user.ts';
import { toAccountName } from '../../../shared/domain/text.ts';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { User } from '../../db/entities/accounts.ts';
import type { Application } from '../../db/entities/applications.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { lockApplication } from '../applications/load.ts';
import { readApplication } from '../applications/query.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { findAvailableSlug } from './edit-employee.ts';
import {
  assignProfile,
  findAccount,
  inviteWithProfile,
  reopenEmployeeAccount,
  toEmployeeAccount,
} from './employee-accounts.ts';
import { publicationOf, settlePublication } from './publishing.ts';

/** Of two people of one name who are hired at the same moment, the second is tried again with another address. */
const maxAttempts = 3;

/** The application, held until the transaction ends: who comes second finds what the first has made. */
async function lockApplicant(em: EntityManager, ctx: AdminContext, id: string) {
  const application = await lockApplication(em, id);
  if ((await readApplication(em, ctx, id)).isMasked) throw new AppError('forbidden');
  return application;
}

/** A draft: hidden until the profile is filled in. */
async function addProfile(em: EntityManager, ctx: AdminContext, application: Application) {
  const name = application.applicantName;
  const german = positionName(application.position, { locale: 'de' });
  const employee = em.create(EmployeeProfile, {
    application,
    name,
    slug: await findAvailableSlug(em, name),
    position: positionName(application.position, { locale: 'en' }),
    german: { position: german, shortBio: '', bio: '' },
    shortBio: '',
    bio: '',
    skills: [],
    // The applicant's own, without consent to show it.
    privateEmail: application.email,
    privatePhone: application.phone,
    isActive: false,
    isPublic: false,
  });
  await em.persist(employee).flush();
  recordEvent(em, ctx, 'employee.create', { id: employee.id, label: employee.name });
  return employee;
}

/** The account of the new profile: one of that address whose profile is none or deleted, or a new one, or none. */
async function linkOrInviteAccount(
  em: EntityManager,
  ctx: AdminContext,
  employee: EmployeeProfile,
  { applicantName, email, locale }: Application,
): Promise<Pick<HiredApplicant, 'account' | 'invitation'>> {
  const address = email.toLowerCase();
  const user = await em.findOne(
    User,
    { $or: [{ email: address }, { username: address }] },
    { populate: ['employee'] },
  );
  if (!user) {
    const person = { ...toAccountName(applicantName), email: address, locale };
    const invitation = await inviteWithProfile(em, ctx, employee, person);
    const invited = await em.findOneOrFail(User, { id: invitation.user.id });
    return { invitation, account: toEmployeeAccount(invited) };
  }
  // Another account's role is not changed on the way.
  const isTaken = user.employee && !user.employee.deletedAt;
  if (user.role !== 'employee' || isTaken) return { invitation: null, account: null };
  assignProfile(user, employee);
  recordEvent(em, ctx, 'employee.link', { id: employee.id, label: employee.name });
  return { invitation: null, account: toEmployeeAccount(user) };
}

/** Returns what an earlier call has made; restores a profile that was deleted since, unpublished, with its account. */
async function restoreHiredEmployee(
  em: EntityManager,
  ctx: AdminContext,
  employee: EmployeeProfile,
): Promise<HiredApplicant> {
  if (employee.deletedAt) {
    employee.deletedAt = null;
    // There is no consent to be shown once more.
    const before = publicationOf(employee);
    employee.isPublic = false;
    employee.isActive = false;
    settlePublication(em, ctx, employee, before, false);
    await reopenEmployeeAccount(em, ctx, employee.id);
    recordEvent(em, ctx, 'employee.restore', { id: employee.id, label: employee.name });
    // The account is read again.
    await em.flush();
  }
  const user = await findAccount(em, employee.id);
  return {
    employeeId: employee.id,
    isNew: false,
    invitation: null,
    account: user && toEmployeeAccount(user),
  };
}

async function hire(ctx: AdminContext, id: string): Promise<HiredApplicant> {
  return ctx.em.fork({ useContext: true }).transactional(async (em) => {
    const application = await lockApplicant(em, ctx, id);
    const earlier = await em.findOne(EmployeeProfile, { application: id });
    if (earlier) return restoreHiredEmployee(em, ctx, earlier);
    if (application.status !== 'accepted' || application.withdrawnAt)
      throw new AppError('wrong-state');
    const employee = await addProfile(em, ctx, application);
    const account = await linkOrInviteAccount(em, ctx, employee, application);
    await em.flush();
    return { employeeId: employee.id, isNew: true, ...account };
  });
}

/**
 * Makes an accepted applicant an employee: a profile that is neither active nor public, and an account for it, invited
 * where the address has none. Doing it again leads to the profile that was made first. Throws AppError('not-found'),
 * 'forbidden' while the applicant is masked for the reader, 'conflict' for one who is not accepted, or has
 * withdrawn.
 */
export async function hireApplicant(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<HiredApplicant> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await hire(ctx, id);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
    }
  }
  throw new AppError('conflict');
}
