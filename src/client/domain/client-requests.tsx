import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ChangeRequestRecord } from '../../shared/contracts/change-request.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { textLinkClass } from '../ui/button.tsx';
import { LocalDateTime } from '../ui/formatted-text.tsx';
import { type FailedQuery, QueryError } from '../ui/query-result.tsx';
import { RequestStatusBadge } from './change-request.tsx';

interface ClientRequestsProps {
  title: string;
  query: FailedQuery & {
    data: { rows: readonly ChangeRequestRecord[]; total: number } | undefined;
  };
  /** On the client's page; elsewhere it is part of the sheet about the record that they are about. */
  isOfClient?: boolean;
}

/** Lists what people of a company have asked for, and leads to each in the inbox; nothing where there is none. */
export function ClientRequests({ title, query, isOfClient = false }: ClientRequestsProps) {
  const id = useId();
  const rows = query.data?.rows ?? [];
  if (query.error) return <QueryError title={m.clients_requests_error()} query={query} />;
  if (rows.length === 0) return null;
  const more = (query.data?.total ?? 0) - rows.length;
  const Heading = isOfClient ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className="rounded border border-mist bg-surface p-4 text-sm">
      <Heading id={id} className="text-base">
        {title}
      </Heading>
      <ul className="m-0 list-none p-0">
        {rows.map((request) => (
          <li
            key={request.id}
            className="grid justify-items-start gap-1.5 border-b border-mist py-3 last:border-b-0 last:pb-0"
          >
            {isOfClient ? (
              request.subjectLabel && <bdi className="font-medium">{request.subjectLabel}</bdi>
            ) : (
              <RequestStatusBadge request={request} />
            )}
            <p dir="auto" id={id + request.id} className="line-clamp-3 wrap-anywhere">
              {request.text}
            </p>
            {request.answer && (
              <p dir="auto" className="line-clamp-3 border-s-2 border-sea ps-3 wrap-anywhere">
                {request.answer}
              </p>
            )}
            <p className="text-muted">
              <bdi>{request.requestedBy}</bdi>, <LocalDateTime time={request.createdAt} />
            </p>
            <Link
              to="/admin/inbox"
              search={{ tab: 'requests', request: request.id }}
              aria-describedby={id + request.id}
              className={textLinkClass}
            >
              {request.status === 'open' ? m.clients_request_answer() : m.clients_request_open()}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link
          to="/admin/inbox"
          search={{ tab: 'requests' }}
          className={cn(textLinkClass, 'mt-3 inline-block')}
        >
          {m.clients_requests_more({ count: more })}
        </Link>
      )}
    </section>
  );
}
