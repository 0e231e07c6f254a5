import type { ChangeRequestStatus } from '../../shared/contracts/change-request.ts';
import type { GovernmentIdField } from '../../shared/contracts/employee-portal.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { createStatusBadge } from '../ui/badge.tsx';

export const requestStatusLabels: Record<ChangeRequestStatus, () => string> = {
  open: m.client_portal_request_status_open,
  approved: m.client_portal_request_status_approved,
  declined: m.client_portal_request_status_declined,
  done: m.client_portal_request_status_done,
};

export const governmentIdLabels: Record<GovernmentIdField, () => string> = {
  sssNumber: m.employees_sss,
  philhealthNumber: m.employees_philhealth,
  hdmfNumber: m.employees_hdmf,
  taxId: m.employees_tax_id,
};

/** Status of a change request, for its requester and for the person who answers. */
export const RequestStatusBadge = createStatusBadge(requestStatusLabels, {
  open: 'sun',
  approved: 'sea',
  declined: 'danger',
  done: 'success',
});
