import type { ApplicationStatus } from '../contracts/application.ts';
import { m } from './paraglide/messages.js';

/** How an application stands in the words of the staff; its applicant is told it in other words. */
export const statusNames = {
  pending: m.admin_status_pending,
  reviewing: m.admin_status_reviewing,
  accepted: m.admin_status_accepted,
  rejected: m.admin_status_rejected,
} as const satisfies Record<ApplicationStatus, () => string>;
