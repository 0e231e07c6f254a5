import { Link } from '@tanstack/react-router';
import {
  type ChangeRequestRecord,
  isQuestion,
  type RevealedRequest,
} from '../../../shared/contracts/change-request.ts';
import {
  type GovernmentIdField,
  governmentIdFields,
} from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { governmentIdLabels, RequestStatusBadge } from '../../domain/change-request.tsx';
import { RevealConcealed } from '../../domain/reveal-concealed.tsx';
import { useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { useAmountFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { requestKindLabels } from './inbox-tab.tsx';

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** A number as it was asked for, beside that of the profile once both are shown. */
function numberText(
  field: GovernmentIdField,
  masked: string,
  revealed: RevealedRequest | undefined,
): string {
  const requested = revealed?.requested[field];
  if (revealed === undefined || requested === undefined) return masked;
  const present = revealed.present[field];
  if (present === null) return m.inbox_request_number_new({ requested });
  return digitsOf(present) === digitsOf(requested)
    ? m.inbox_request_number_same({ requested })
    : m.inbox_request_number_change({ requested, present });
}

interface RevealNumbersProps {
  id: string;
  isRevealed: boolean;
  onRevealed: (numbers: RevealedRequest) => void;
}

/** Shows the numbers that wait for an answer, to compare them with a paper. */
function RevealNumbers({ id, isRevealed, onRevealed }: RevealNumbersProps) {
  const arrival = useArrival('admin.changeRequests');
  const reveal = trpc.admin.changeRequests.reveal.useMutation({
    onSuccess: onRevealed,
    onError: async (error) => {
      toastFailure(m.employees_reveal_failed(), error);
      // An answer came first: it is loaded, and there is nothing to show any more.
      if (readError(error).code === 'wrong-state') await arrival();
    },
  });
  return (
    <RevealConcealed
      text={m.inbox_request_reveal_text()}
      isRevealed={isRevealed}
      pending={reveal.isPending}
      onReveal={() => reveal.mutate({ id })}
    />
  );
}

/** Tabs of a client that show what requests are about. */
const subjectTabs = { service: 'services', invoice: 'invoices', project: 'projects' } as const;

/** Names what a request is about, and leads to it. */
function SubjectLink({ request }: { request: ChangeRequestRecord }) {
  const { client, subjectKind, subjectId, subjectLabel } = request;
  const kind = requestKindLabels[subjectKind]();
  const isListed =
    subjectKind === 'service' || subjectKind === 'invoice' || subjectKind === 'project';
  if (!isListed || !client || !subjectId) return kind;
  return (
    <>
      {kind}:{' '}
      <Link
        to="/admin/clients/$id"
        params={{ id: client.id }}
        search={{
          tab: subjectTabs[subjectKind],
          open: isQuestion(subjectKind) ? subjectId : undefined,
        }}
        className={textLinkClass}
      >
        <bdi>{subjectLabel}</bdi>
      </Link>
    </>
  );
}

interface RequestDetailsProps {
  request: ChangeRequestRecord;
  /** The numbers that wait, once they are shown. */
  revealed: RevealedRequest | undefined;
  onRevealed: (numbers: RevealedRequest) => void;
}

export function RequestDetails({ request, revealed, onRevealed }: RequestDetailsProps) {
  const { date } = useAmountFormat();
  const { id, client, employee, payload, status } = request;
  const change = payload?.kind === 'service' ? payload : null;
  const numbers = payload?.kind === 'employee-government-ids' ? payload : null;
  const isWaiting = status === 'open';
  return (
    <div>
      <dl className="m-0">
        <DetailItem label={m.ui_status()}>
          <RequestStatusBadge request={request} />
        </DetailItem>
        {client && (
          <DetailItem label={m.inbox_request_company()}>
            <Link to="/admin/clients/$id" params={{ id: client.id }} className={textLinkClass}>
              <bdi>{client.name}</bdi>
            </Link>
          </DetailItem>
        )}
        {employee && (
          <DetailItem label={m.inbox_request_employee()}>
            <bdi>{employee.name}</bdi>
          </DetailItem>
        )}
        <DetailItem label={m.inbox_requests_column_subject()}>
          <SubjectLink request={request} />
        </DetailItem>
        {change?.agents !== undefined && (
          <DetailItem label={m.inbox_request_agents()}>
            {m.ui_number({ value: change.agents })}
          </DetailItem>
        )}
        {change?.hoursPerWeek !== undefined && (
          <DetailItem label={m.inbox_request_hours()}>
            {m.ui_number({ value: change.hoursPerWeek })}
          </DetailItem>
        )}
        {change?.from !== undefined && (
          <DetailItem label={m.inbox_request_from()}>{date(change.from)}</DetailItem>
        )}
        {numbers &&
          governmentIdFields.map((field) => {
            const masked = numbers[field];
            return (
              masked && (
                <DetailItem key={field} label={governmentIdLabels[field]()}>
                  <span className="figures">
                    {numberText(field, masked, isWaiting ? revealed : undefined)}
                  </span>
                </DetailItem>
              )
            );
          })}
        <DetailItem label={m.inbox_requests_column_asked()}>
          <LocalDateTime time={request.createdAt} />
        </DetailItem>
      </dl>
      {numbers && isWaiting && (
        <div className="mt-3">
          <RevealNumbers id={id} isRevealed={revealed !== undefined} onRevealed={onRevealed} />
        </div>
      )}
    </div>
  );
}
