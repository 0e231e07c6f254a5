import type { Locale } from '../../../shared/contracts/common.ts';
import type { PublicProfile, TeamMember } from '../../../shared/contracts/employee.ts';
import type { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { pictureUrl, toPicture } from '../images/to-picture.ts';

/** A person of the team, field by field: what is not named here never leaves. */
export function toTeamMember(employee: EmployeeProfile, locale: Locale): TeamMember {
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
