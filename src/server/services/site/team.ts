import { leaders } from '../../../shared/content/leaders.ts';
import type { PublicProfile, TeamMember } from '../../../shared/contracts/employee.ts';
import { idSchema, type Locale } from '../../../shared/contracts/fields.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { AppError } from '../../errors.ts';
import type { ServiceContext } from '../context.ts';
import { pictureUrl, toPicture } from '../images/images.ts';

/**
 * The public profiles: people who work here, are meant to be shown, have agreed to it, have something to read on
 * their page, and are not deleted. A photo that is missing is drawn instead: some were public before one was asked for.
 */
export const publicEmployeeFilter = {
  isActive: true,
  isPublic: true,
  publicConsentAt: { $ne: null },
  shortBio: { $ne: '' },
  bio: { $ne: '' },
  deletedAt: null,
};

/** The same of a profile that is at hand. */
export const isShownToPublic = (employee: EmployeeProfile): boolean =>
  employee.isActive &&
  employee.isPublic &&
  Boolean(employee.publicConsentAt) &&
  employee.shortBio !== '' &&
  employee.bio !== '' &&
  !employee.deletedAt;

/** A person of the team, field by field: what is not named here never leaves. */
function toTeamMember(employee: EmployeeProfile, locale: Locale): TeamMember {
  const german = locale === 'de' ? employee.german : null;
  const image = employee.image ?? null;
  return {
    id: employee.id,
    slug: employee.slug,
    name: employee.name,
    position: german?.position || employee.position,
    shortBio: german?.shortBio || employee.shortBio,
    bio: german?.bio || employee.bio,
    imageUrl: image && pictureUrl(image),
    picture: image && toPicture(image),
  };
}

/** The same person with what their own page shows beside it. */
export function toPublicProfile(employee: EmployeeProfile, locale: Locale): PublicProfile {
  const german = locale === 'de' ? employee.german : null;
  return {
    ...toTeamMember(employee, locale),
    department: german?.department ?? employee.department ?? null,
    email: employee.email ?? null,
    phone: employee.phone ?? null,
    skills: german?.skills ?? employee.skills,
  };
}

/**
 * The most people one answer holds. The home page carries them all, one every few seconds: visitors do not watch more
 * than a hundred, and each of them weighs on every first visit. Later ones have a page of their own.
 */
const maxTeamMembers = 100;

/** The people of the team the public may see, in their order; of a large team the first hundred. */
export async function listTeam(ctx: ServiceContext): Promise<TeamMember[]> {
  const employees = await ctx.em.find(EmployeeProfile, publicEmployeeFilter, {
    populate: ['image'],
    orderBy: { displayOrder: 'asc', name: 'asc', id: 'asc' },
    limit: maxTeamMembers,
  });
  return employees.map((employee) => toTeamMember(employee, ctx.locale));
}

/** The public page of a person, found by id or by slug: first among the employees, then among the leaders. */
export async function getProfile(
  ctx: ServiceContext,
  { key }: { key: string },
): Promise<PublicProfile> {
  const wanted = key.toLowerCase();
  const employee = await ctx.em.findOne(
    EmployeeProfile,
    {
      ...publicEmployeeFilter,
      ...(idSchema.safeParse(wanted).success ? { id: wanted } : { slug: wanted }),
    },
    { populate: ['image'] },
  );
  if (employee) return toPublicProfile(employee, ctx.locale);
  const leader = leaders().find(({ slug }) => slug === wanted);
  if (!leader) throw new AppError('not-found');
  return { ...leader, id: null, imageUrl: null, picture: null, email: null, phone: null };
}
