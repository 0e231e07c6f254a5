import type { EmployeeProfile } from '../../db/entities/employee-profile.ts';

/**
 * What the public may see: people who work here, are meant to be shown, have agreed to it, have something to read on
 * their page, and are not deleted. A photo that is missing is drawn instead: some were public before one was asked for.
 */
export const publicEmployee = {
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
