import type { ApplicationStatus } from '../contracts/application.ts';
import { m } from './paraglide/messages.js';

/** Names the status of an application for the staff; applicants read other words. */
export const statusNames = {
  pending: m.applications_status_pending,
  reviewing: m.applications_status_reviewing,
  accepted: m.applications_status_accepted,
  rejected: m.applications_status_rejected,
} as const satisfies Record<ApplicationStatus, () => string>;
