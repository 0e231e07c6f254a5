import type { ProfilePart } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const profilePartLabels: Record<ProfilePart, () => string> = {
  photo: m.employee_portal_part_photo,
  shortBio: m.employee_portal_part_shortBio,
  bio: m.employee_portal_part_bio,
  skills: m.employee_portal_part_skills,
  phone: m.employee_portal_part_phone,
  german: m.employee_portal_part_german,
  governmentIds: m.employee_portal_part_governmentIds,
};
