import type { ApplicationSort } from '../../../shared/contracts/application-list.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const sortLabels: Record<ApplicationSort, () => string> = {
  createdAt: m.admin_column_applied,
  applicantName: m.admin_column_applicant,
  email: m.admin_column_email,
  position: m.admin_column_position,
  status: m.admin_column_status,
  finalScore: m.admin_column_final_score,
};
