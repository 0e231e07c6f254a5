import { LockMode } from '@mikro-orm/core';
import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import {
  type GovernmentIdField,
  governmentIdFields,
  type OwnProfile,
  ownProfileSchema,
  type ProfilePart,
  profilePartSchema,
  type RequestIdChangeInput,
  type UpdateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/accounts.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { EmployeeProfile, type GermanProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import { createChangeRequest } from '../change-requests/create-change-request.ts';
import { listOwnChangeRequests } from '../change-requests/list-change-requests.ts';
import { withdrawChangeRequest } from '../change-requests/withdraw-change-request.ts';
import type { EmployeeContext } from '../context.ts';
import { maskFields } from '../employees/concealed-fields.ts';
import { takePictures } from '../employees/edit-employee.ts';
import { publicationOf, settlePublication, toPublicConsent } from '../employees/publishing.ts';
import { pictureUrl } from '../images/images.ts';
import { copyFields, requireVersion } from '../records.ts';
import { isShownToPublic, toPublicProfile } from '../site/team.ts';

type OwnContext = Pick<EmployeeContext, 'em' | 'actor'>;

/** The profile of the signed-in person; null where an administrator has linked none, or has deleted it. */
export async function findOwnEmployee({ em, actor }: OwnContext): Promise<EmployeeProfile | null> {
  // The link of another role rests.
  const own = { id: actor.id, role: 'employee' } as const;
  const user = await em.findOne(User, own, { populate: ['employee.image'] });
  const employee = user?.employee;
  return employee && !employee.deletedAt ? employee : null;
}

/** The same, where nothing can be done without one. Throws AppError('not-found'). */
async function requireOwnEmployee(ctx: OwnContext): Promise<EmployeeProfile> {
  const employee = await findOwnEmployee(ctx);
  if (!employee) throw new AppError('not-found');
  return employee;
}

const partChecks: Record<ProfilePart, (employee: EmployeeProfile) => boolean> = {
  photo: ({ image }) => Boolean(image),
  shortBio: ({ shortBio }) => shortBio !== '',
  bio: ({ bio }) => bio !== '',
  skills: ({ skills }) => skills.length > 0,
  phone: ({ phone, privatePhone }) => Boolean(phone || privatePhone),
  german: ({ german }) => Boolean(german?.bio && german.shortBio),
  // Not everybody has all of them: who works elsewhere has a tax id alone.
  governmentIds: (employee) => governmentIdFields.some((field) => Boolean(employee[field])),
};

/** Lists the missing parts of a profile, in the order in which one would fill them in. */
export function missingParts(employee: EmployeeProfile): ProfilePart[] {
  return profilePartSchema.options.filter((part) => !partChecks[part](employee));
}

/** A profile as the person it is about sees it: notes stay inside, numbers masked; its picture has to be loaded. */
function toOwnProfile(employee: EmployeeProfile, locale: Locale): OwnProfile {
  const { german, image } = employee;
  const { birthdate: _birthdate, ...governmentIds } = maskFields(employee);
  return copyFields(ownProfileSchema, employee, {
    preview: toPublicProfile(employee, locale),
    isShown: isShownToPublic(employee),
    consent: toPublicConsent(employee),
    german: {
      shortBio: german?.shortBio ?? '',
      bio: german?.bio ?? '',
      skills: german?.skills ?? [],
    },
    imageUrl: image ? pictureUrl(image) : null,
    governmentIds,
    missing: missingParts(employee),
  });
}

/** The signed-in person's own profile; null where none is linked. */
export async function getOwnProfile(ctx: EmployeeContext): Promise<OwnProfile | null> {
  const employee = await findOwnEmployee(ctx);
  return employee && toOwnProfile(employee, ctx.locale);
}

/** The German texts with those that are the person's own; position and department stay as the company wrote them. */
function mergeGermanTexts(
  { german }: EmployeeProfile,
  { skills, ...texts }: UpdateOwnProfileInput['german'],
): GermanProfile | null {
  const { skills: _before, ...rest } = german ?? { position: '' };
  const merged = { ...rest, ...texts, ...(skills.length > 0 ? { skills } : {}) };
  return Object.values(merged).some(Boolean) ? merged : null;
}

/**
 * Changes what a person says of themselves; the public page shows it at once. Throws AppError('not-found') where no
 * profile is linked, 'conflict' after another save since `version`, 'invalid-input' where the picture is none of
 * ours, or a public page would lose a part that it has.
 */
export async function updateOwnProfile(
  ctx: EmployeeContext,
  { version, german, ...given }: UpdateOwnProfileInput,
): Promise<OwnProfile> {
  const profile = await ctx.em.transactional(async (em) => {
    const employee = await requireOwnEmployee({ ...ctx, em });
    requireVersion(employee, version);
    const { pictures, values } = await takePictures(em, given);
    const before = publicationOf(employee);
    em.assign(employee, {
      ...values,
      german: mergeGermanTexts(employee, german),
      ...pictures,
    });
    settlePublication(em, ctx, employee, before, false);
    recordEvent(em, ctx, 'employee.update', { id: employee.id, label: employee.name });
    await em.flush();
    return toOwnProfile(employee, ctx.locale);
  });
  ctx.contentChanged();
  return profile;
}

/**
 * Takes the public page of the signed-in person down at once and keeps when the consent was withdrawn; doing it twice
 * is doing it once. Throws AppError('not-found') where no profile is linked.
 */
export async function takeDownOwnProfile(ctx: EmployeeContext): Promise<OwnProfile> {
  const profile = await ctx.em.transactional(async (em) => {
    const employee = await requireOwnEmployee({ ...ctx, em });
    const before = publicationOf(employee);
    if (before.isPublic) {
      employee.isPublic = false;
      employee.publicConsentWithdrawnAt = new Date();
      settlePublication(em, ctx, employee, before, false);
      await em.flush();
    }
    return toOwnProfile(employee, ctx.locale);
  });
  ctx.contentChanged();
  return profile;
}

/**
 * Refuses numbers for which another request waits: answered in another order than they were asked, the older one would
 * end in the record. Requests of one person are made one after the other. A number is not compared with the record: a
 * refusal would let it be guessed. Throws AppError('invalid-input').
 */
async function refuseWaitingNumbers(
  em: EntityManager,
  { id }: EmployeeProfile,
  fields: readonly GovernmentIdField[],
): Promise<void> {
  await em.findOneOrFail(EmployeeProfile, id, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  const open = await em.find(ChangeRequest, { employee: id, status: 'open' });
  const repeated = fields.filter((field) =>
    open.some(({ payload }) => payload?.kind === 'employee-government-ids' && payload[field]),
  );
  if (repeated.length === 0) return;
  const message = m.validation_number_waits();
  throw new AppError('invalid-input', { issues: repeated.map((path) => ({ path, message })) });
}

/**
 * Asks an administrator to change the government's numbers in the person's own record. Throws AppError('not-found')
 * where no profile is linked, 'invalid-input' for a number for which another request waits.
 */
export async function requestGovernmentIdChange(
  ctx: EmployeeContext,
  { key, text, ...numbers }: RequestIdChangeInput,
): Promise<OwnChangeRequest> {
  const employee = await requireOwnEmployee(ctx);
  const given = governmentIdFields.filter((field) => numbers[field] !== '');
  return createChangeRequest(ctx, {
    key,
    text,
    employeeId: employee.id,
    subjectKind: 'employee-government-ids',
    subjectId: employee.id,
    subjectLabel: employee.name,
    payload: {
      kind: 'employee-government-ids',
      ...Object.fromEntries(given.map((field) => [field, numbers[field]])),
    },
    check: (em) => refuseWaitingNumbers(em, employee, given),
  });
}

/** Change requests of the signed-in person, the last first; empty where no profile is linked. */
export async function listOwnRequests(ctx: EmployeeContext): Promise<OwnChangeRequest[]> {
  const employee = await findOwnEmployee(ctx);
  return employee ? listOwnChangeRequests(ctx.em, { employee: employee.id }) : [];
}

/**
 * Takes back a request of the signed-in person that waits for an answer. Throws AppError('not-found') where no profile is
 * linked and for another's request, 'wrong-state' when it is not open any more.
 */
export async function withdrawOwnRequest(
  ctx: EmployeeContext,
  { id }: { id: string },
): Promise<OwnChangeRequest> {
  const employee = await requireOwnEmployee(ctx);
  return withdrawChangeRequest(ctx, id, { employee: employee.id });
}
