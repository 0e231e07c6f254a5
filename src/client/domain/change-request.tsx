import type { ChangeRequestStatus } from '../../shared/contracts/change-request.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

export const requestStatusLabels: Record<ChangeRequestStatus, () => string> = {
  open: m.client_portal_request_status_open,
  approved: m.client_portal_request_status_approved,
  declined: m.client_portal_request_status_declined,
  done: m.client_portal_request_status_done,
};

const tones: Record<ChangeRequestStatus, BadgeTone> = {
  open: 'sun',
  approved: 'sea',
  declined: 'danger',
  done: 'success',
};

/** Status of a change request, for its requester and for the person who answers. */
export function RequestStatusBadge({ status }: { status: ChangeRequestStatus }) {
  return <Badge tone={tones[status]}>{requestStatusLabels[status]()}</Badge>;
}
