import type { ReactNode } from 'react';
import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { RequestStatusBadge } from '../../ui/request-status-badge.tsx';
import { useWishText } from './use-wish-text.ts';

interface RequestListProps {
  requests: readonly OwnChangeRequest[];
  /** The way to ask for something else. */
  action: ReactNode;
}

/** What was asked for, where it stands, and what was answered. */
export function RequestList({ requests, action }: RequestListProps) {
  const { day } = useMoments();
  const wishText = useWishText();
  return (
    <section className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl">{m.client_portal_requests()}</h2>
        {action}
      </div>
      {requests.length === 0 ? (
        <p className="text-muted">{m.client_portal_requests_none()}</p>
      ) : (
        <ul aria-label={m.client_portal_requests()} className="m-0 list-none p-0">
          {requests.map((request) => {
            const { id, subjectLabel, status, text, answer, answeredAt, createdAt } = request;
            const wish = wishText(request.payload);
            return (
              <li key={id} className="grid gap-2 border-b border-mist py-4 last:border-b-0">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <p className="min-w-0 font-medium wrap-anywhere">
                    <bdi>{subjectLabel}</bdi>
                  </p>
                  <RequestStatusBadge status={status} />
                </div>
                <p
                  dir="auto"
                  className="max-w-[80ch] text-sm leading-6 wrap-anywhere whitespace-pre-line"
                >
                  {text}
                </p>
                {wish && <p className="text-sm">{m.client_portal_wish({ wish })}</p>}
                <p className="figures text-xs text-muted">
                  {m.client_portal_request_asked({ date: day(createdAt) })}
                </p>
                {answeredAt && answer && (
                  <div className="mt-1 border-s-2 border-sea ps-4">
                    <p className="figures text-xs text-muted">
                      {m.client_portal_request_answer({ date: day(answeredAt) })}
                    </p>
                    <p
                      dir="auto"
                      className="max-w-[80ch] text-sm leading-6 wrap-anywhere whitespace-pre-line"
                    >
                      {answer}
                    </p>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
