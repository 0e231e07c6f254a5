import type { Locale } from '../../../shared/contracts/common.ts';
import type { OwnProfile } from '../../../shared/contracts/employee-portal.ts';
import type { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { maskedFields } from '../employees/mask.ts';
import { toPublicConsent } from '../employees/publishing.ts';
import { pictureUrl } from '../images/images.ts';
import { isShownToPublic, toPublicProfile } from '../site/team.ts';
import { missingParts } from './missing-parts.ts';

/** A profile as the person it is about sees it: notes stay inside, numbers masked; its picture has to be loaded. */
export function toOwnProfile(employee: EmployeeProfile, locale: Locale): OwnProfile {
  const { german, image } = employee;
  const { birthdate: _birthdate, ...governmentIds } = maskedFields(employee);
  return {
    id: employee.id,
    preview: toPublicProfile(employee, locale),
    isShown: isShownToPublic(employee),
    isPublic: employee.isPublic,
    consent: toPublicConsent(employee),
    phone: employee.phone ?? null,
    privatePhone: employee.privatePhone ?? null,
    privateEmail: employee.privateEmail ?? null,
    shortBio: employee.shortBio,
    bio: employee.bio,
    skills: employee.skills,
    german: {
      shortBio: german?.shortBio ?? '',
      bio: german?.bio ?? '',
      skills: german?.skills ?? [],
    },
    imageUrl: image ? pictureUrl(image) : null,
    governmentIds,
    missing: missingParts(employee),
    version: employee.version,
  };
}
