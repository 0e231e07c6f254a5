import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import { governmentIdFields } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { RequestStatusBadge } from '../../ui/request-status-badge.tsx';
import { idLabels } from './labels.ts';

/** One request: what it would change, where it stands, and the answer. */
export function RequestItem({ request }: { request: OwnChangeRequest }) {
  const { payload, text, status, answer, createdAt } = request;
  const { day } = useMoments();
  const numbers =
    payload?.kind === 'employee-government-ids'
      ? governmentIdFields.flatMap((field) => {
          const value = payload[field];
          return value ? [`${idLabels[field]()}: ${value}`] : [];
        })
      : [];
  return (
    <li className="grid gap-1 border-b border-mist py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="figures text-muted">
          {m.employee_portal_request_of({ date: day(createdAt) })}
        </span>
        <RequestStatusBadge status={status} />
      </div>
      {numbers.map((number) => (
        <p key={number} className="figures">
          {number}
        </p>
      ))}
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {answer && (
        <p className="mt-1 border-s-2 border-sea ps-3 whitespace-pre-line wrap-anywhere">
          <span className="block text-muted">{m.employee_portal_request_answer()}</span>
          {answer}
        </p>
      )}
    </li>
  );
}
