import {
  governmentIdFields,
  type ProfilePart,
  profilePartSchema,
} from '../../../shared/contracts/employee-portal.ts';
import type { EmployeeProfile } from '../../db/entities/employee-profile.ts';

const isThere: Record<ProfilePart, (employee: EmployeeProfile) => boolean> = {
  photo: ({ image }) => Boolean(image),
  shortBio: ({ shortBio }) => shortBio !== '',
  bio: ({ bio }) => bio !== '',
  skills: ({ skills }) => skills.length > 0,
  phone: ({ phone, privatePhone }) => Boolean(phone || privatePhone),
  german: ({ german }) => Boolean(german?.bio && german.shortBio),
  // Not everybody has all of them: who works elsewhere has a tax id alone.
  governmentIds: (employee) => governmentIdFields.some((field) => Boolean(employee[field])),
};

/** What is still missing in a profile, in the order in which one would fill it in. */
export function missingParts(employee: EmployeeProfile): ProfilePart[] {
  return profilePartSchema.options.filter((part) => !isThere[part](employee));
}
