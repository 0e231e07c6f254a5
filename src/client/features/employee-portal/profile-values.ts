import type { UseFormReturn } from 'react-hook-form';
import type {
  OwnProfile,
  OwnProfileFields,
  UpdateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';

export type ProfileFormType = UseFormReturn<OwnProfileFields, unknown, UpdateOwnProfileInput>;

/** The values with which the form opens. */
export function profileValues(profile: OwnProfile): OwnProfileFields {
  const { phone, shortBio, bio, skills, german, imageUrl, version } = profile;
  return { phone: phone ?? '', shortBio, bio, skills, german, imageUrl: imageUrl ?? '', version };
}
