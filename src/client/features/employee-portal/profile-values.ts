import type { UseFormReturn } from 'react-hook-form';
import type {
  OwnProfile,
  OwnProfileFields,
  UpdateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';

export type ProfileFormType = UseFormReturn<OwnProfileFields, unknown, UpdateOwnProfileInput>;

/** The values with which the form opens. */
export function profileValues(profile: OwnProfile): OwnProfileFields {
  const { shortBio, bio, skills, german, version } = profile;
  return {
    phone: profile.phone ?? '',
    privatePhone: profile.privatePhone ?? '',
    privateEmail: profile.privateEmail ?? '',
    shortBio,
    bio,
    skills,
    german,
    imageUrl: profile.imageUrl ?? '',
    version,
  };
}
