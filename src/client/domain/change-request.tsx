import type { ChangeRequestStatus } from '../../shared/contracts/change-request.ts';
import type { GovernmentIdField } from '../../shared/contracts/employee-portal.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readError } from '../lib/read-error.ts';
import { createStatusBadge } from '../ui/badge.tsx';
import { ConfirmButton } from '../ui/confirm-dialog.tsx';
import { toast, toastFailure } from '../ui/toast.tsx';

export const requestStatusLabels: Record<ChangeRequestStatus, () => string> = {
  open: m.client_portal_request_status_open,
  approved: m.client_portal_request_status_approved,
  declined: m.client_portal_request_status_declined,
  done: m.client_portal_request_status_done,
  withdrawn: m.client_portal_request_status_withdrawn,
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
  withdrawn: 'neutral',
});

interface WithdrawRequestProps {
  withdraw: () => Promise<unknown>;
  /** Resolves when the requests are shown as they are now. */
  arrival: () => Promise<void>;
}

/** Takes back one's own request. The button goes with the new state, before the dialog gives the focus back. */
export function WithdrawRequest({ withdraw, arrival }: WithdrawRequestProps) {
  async function confirm() {
    try {
      await withdraw();
      toast({ title: m.client_portal_request_withdrawn(), variant: 'success' });
      await arrival();
    } catch (error) {
      toastFailure(m.client_portal_request_withdraw_failed(), error);
      // An answer came first: it is loaded.
      if (readError(error).code === 'wrong-state') await arrival();
      throw error;
    }
  }
  return (
    <ConfirmButton
      size="sm"
      className="mt-2 justify-self-start"
      label={m.client_portal_request_withdraw()}
      title={m.client_portal_request_withdraw_title()}
      description={m.client_portal_request_withdraw_text()}
      action={m.client_portal_request_withdraw_action()}
      onConfirm={confirm}
    />
  );
}
