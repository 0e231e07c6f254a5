import type { ChangeRequestRecord, GovernmentIdsWish } from '../../../shared/contracts/change-request.ts';
import { governmentIdFields } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Fact } from '../../ui/fact.tsx';
import { Link } from '@tanstack/react-router';
import { useAmounts } from '../../lib/use-format.ts';
import { Moment } from '../../ui/formatted-text.tsx';
import { RequestStatusBadge } from '../../domain/change-request.tsx';
import { textLink } from '../../ui/button.tsx';
import { requestKindLabels } from './labels.ts';

const labels = {
  sssNumber: m.employees_sss,
  philhealthNumber: m.employees_philhealth,
  hdmfNumber: m.employees_hdmf,
  taxId: m.employees_tax_id,
};

/** The government's numbers that an employee asks to have written down, masked. */
function WishedNumbers({ wish }: { wish: GovernmentIdsWish }) {
  return governmentIdFields.map(
    (field) =>
      wish[field] && (
        <Fact key={field} label={labels[field]()}>
          <span className="figures">{wish[field]}</span>
        </Fact>
      ),
  );
}

export function RequestFacts({ request }: { request: ChangeRequestRecord }) {
  const { date } = useAmounts();
  const { client, employee, subjectKind, subjectLabel, payload } = request;
  const wish = payload?.kind === 'service' ? payload : null;
  return (
    <dl className="m-0">
      <Fact label={m.inbox_requests_column_status()}>
        <RequestStatusBadge status={request.status} />
      </Fact>
      {client && (
        <Fact label={m.inbox_request_company()}>
          <Link
            to="/admin/clients/$id"
            params={{ id: client.id }}
            search={subjectKind === 'service' ? { tab: 'services' } : {}}
            className={textLink}
          >
            <bdi>{client.name}</bdi>
          </Link>
        </Fact>
      )}
      {employee && (
        <Fact label={m.inbox_request_employee()}>
          <bdi>{employee.name}</bdi>
        </Fact>
      )}
      <Fact label={m.inbox_requests_column_subject()}>
        {requestKindLabels[subjectKind]()}
        {subjectKind === 'service' && subjectLabel && (
          <>
            : <bdi>{subjectLabel}</bdi>
          </>
        )}
      </Fact>
      {wish?.agents !== undefined && (
        <Fact label={m.inbox_request_agents()}>{m.ui_number({ value: wish.agents })}</Fact>
      )}
      {wish?.hoursPerWeek !== undefined && (
        <Fact label={m.inbox_request_hours()}>{m.ui_number({ value: wish.hoursPerWeek })}</Fact>
      )}
      {wish?.from !== undefined && <Fact label={m.inbox_request_from()}>{date(wish.from)}</Fact>}
      {payload?.kind === 'employee-government-ids' && <WishedNumbers wish={payload} />}
      <Fact label={m.inbox_requests_column_asked()}>
        <Moment time={request.createdAt} />
      </Fact>
    </dl>
  );
}
