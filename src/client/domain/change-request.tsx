import {
  type ChangeRequestStatus,
  isQuestion,
  type OwnChangeRequest,
} from '../../shared/contracts/change-request.ts';
import type { GovernmentIdField } from '../../shared/contracts/employee-portal.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useDateTimeFormat } from '../lib/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { ConfirmButton } from '../ui/confirm-dialog.tsx';
import { toastRefusal } from '../ui/record-form.tsx';
import { toast } from '../ui/toast.tsx';

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

const statusTones = {
  open: 'sun',
  approved: 'sea',
  declined: 'danger',
  done: 'success',
  withdrawn: 'neutral',
} as const satisfies Record<ChangeRequestStatus, unknown>;

type RequestStatus = Pick<OwnChangeRequest, 'status' | 'subjectKind'>;

/** Names the status of a request; a question that is done is answered. */
export const requestStatusLabel = ({ status, subjectKind }: RequestStatus): string =>
  status === 'done' && isQuestion(subjectKind)
    ? m.client_portal_request_status_answered()
    : requestStatusLabels[status]();

/** Status of a change request, for its requester and for the person who answers. */
export const RequestStatusBadge = ({ request }: { request: RequestStatus }) => (
  <Badge tone={statusTones[request.status]}>{requestStatusLabel(request)}</Badge>
);

/** Attributes of the element that shows one's own request, which takes the focus where its button is gone. */
export const requestItem = (id: string) => ({ id: `request-${id}`, tabIndex: -1 });

interface WithdrawRequestProps {
  request: Pick<OwnChangeRequest, 'id' | 'createdAt'>;
  /** The content of the request. */
  words: string;
  withdraw: () => Promise<unknown>;
  /** Resolves when the requests are shown as they are now. */
  arrival: () => Promise<void>;
}

/** Takes back one's own request. The button goes with the new state, before the dialog gives the focus back. */
export function WithdrawRequest({ request, words, withdraw, arrival }: WithdrawRequestProps) {
  const { moment } = useDateTimeFormat();
  async function confirm() {
    try {
      await withdraw();
      toast({ title: m.client_portal_request_withdrawn(), variant: 'success' });
      await arrival();
    } catch (error) {
      await toastRefusal(m.client_portal_request_withdraw_failed(), error, arrival);
      throw error;
    }
  }
  return (
    <ConfirmButton
      size="sm"
      className="mt-2 justify-self-start"
      label={m.client_portal_request_withdraw()}
      aria-label={m.client_portal_request_withdraw_of({ date: moment(request.createdAt) })}
      title={m.client_portal_request_withdraw_title()}
      description={m.client_portal_request_withdraw_text()}
      action={m.client_portal_request_withdraw_action()}
      returnFocus={() => {
        const item = document.getElementById(requestItem(request.id).id);
        return item?.querySelector('button') ? null : item;
      }}
      onConfirm={confirm}
    >
      {words && (
        <p dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      )}
    </ConfirmButton>
  );
}
