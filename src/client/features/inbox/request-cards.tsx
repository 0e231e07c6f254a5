import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Moment } from '../../ui/moment.tsx';
import { RequestStatusBadge } from '../../ui/request-status-badge.tsx';
import { requestKindLabels } from './labels.ts';
import { OpenRequestButton } from './open-request-button.tsx';
import type { RequestListProps } from './request-table.tsx';

/** The rows for a narrow screen. */
export function RequestCards({ rows, selected, onSelect, onOpen }: RequestListProps) {
  return (
    <ul aria-label={m.inbox_tab_requests()} className="m-0 grid list-none p-0">
      {rows.map((request) => (
        <li
          key={request.id}
          data-selected={request.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base font-medium wrap-anywhere">
              <bdi>{request.requestedBy}</bdi>
            </p>
            <RequestStatusBadge status={request.status} />
          </div>
          <p className="text-muted wrap-anywhere">
            {[request.client?.name, requestKindLabels[request.subjectKind]()]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p dir="auto" className="line-clamp-2 wrap-anywhere">
            {request.text}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="text-muted">
              <Moment time={request.createdAt} />
            </span>
            <OpenRequestButton request={request} onOpen={onOpen} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}
