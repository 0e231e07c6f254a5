import { useState } from 'react';
import {
  type ChangeRequestRecord,
  changeRequestStatusSchema,
  type RevealedRequest,
} from '../../../shared/contracts/change-request.ts';
import { governmentIdFields } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  governmentIdLabels,
  RequestStatusBadge,
  requestStatusLabels,
} from '../../domain/change-request.tsx';
import { pageOptions, useAddressDialog } from '../../lib/list-search.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { dateTimeCell, LocalDateTime } from '../../ui/formatted-text.tsx';
import { StateFilter } from '../../ui/list-toolbar.tsx';
import { CardFoot, CardHead } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { OpenButton, openButtonId } from '../../ui/row-buttons.tsx';
import { InboxToolbar, requestKindLabels, useInboxList } from './inbox-tab.tsx';
import { RequestAnswerForm } from './request-answer.tsx';
import { RequestDetails } from './request-details.tsx';

const column = createServerColumnHelper<ChangeRequestRecord>();

/** The numbers that are to be changed, where the request has no words. */
const namesOfNumbers = ({ payload }: ChangeRequestRecord) =>
  payload?.kind === 'employee-government-ids' &&
  governmentIdFields
    .filter((field) => payload[field])
    .map((field) => governmentIdLabels[field]())
    .join(', ');

const requestColumns = column.columns([
  column.accessor('requestedBy', {
    header: () => m.inbox_requests_column_from(),
    meta: { rowHeader: true },
    cell: ({ getValue, row: { original } }) => (
      <span className="block max-w-60 min-w-36 wrap-anywhere">
        <bdi>{getValue()}</bdi>
        {original.client && (
          <span className="block text-xs font-normal text-muted">
            <bdi>{original.client.name}</bdi>
          </span>
        )}
      </span>
    ),
  }),
  column.accessor('subjectKind', {
    header: () => m.inbox_requests_column_subject(),
    cell: ({ getValue, row: { original } }) => (
      <span className="block max-w-56 min-w-32 wrap-anywhere">
        {requestKindLabels[getValue()]()}
        {original.client && original.subjectId && (
          <span className="block text-xs text-muted">
            <bdi>{original.subjectLabel}</bdi>
          </span>
        )}
      </span>
    ),
  }),
  column.accessor('text', {
    header: () => m.inbox_requests_column_text(),
    cell: ({ getValue, row: { original } }) => (
      <span dir="auto" className="line-clamp-2 min-w-48 wrap-anywhere">
        {getValue() || namesOfNumbers(original)}
      </span>
    ),
  }),
  column.accessor('status', {
    header: () => m.ui_status(),
    cell: ({ row }) => <RequestStatusBadge request={row.original} />,
  }),
  column.accessor('createdAt', { header: m.inbox_requests_column_asked, cell: dateTimeCell }),
]);

/** One request whole, with its answer or the way to give one. */
function RequestBody({ request }: { request: ChangeRequestRecord }) {
  const { moment } = useDateTimeFormat();
  const { text, answer, answeredAt, answeredBy, payload } = request;
  const [revealed, setRevealed] = useState<RevealedRequest>();
  const hasNumbers = payload?.kind === 'employee-government-ids';
  return (
    <div className="grid min-w-0 gap-6">
      {text && (
        <p dir="auto" className="text-base leading-7 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      <RequestDetails request={request} revealed={revealed} onRevealed={setRevealed} />
      {answeredAt && (
        <section className="border-s-2 border-sea ps-4">
          <h3 className="figures text-sm font-normal text-muted">
            {m.inbox_request_answered({ name: answeredBy ?? '', date: moment(answeredAt) })}
          </h3>
          {answer && (
            <p dir="auto" className="mt-1 leading-7 wrap-anywhere whitespace-pre-line">
              {answer}
            </p>
          )}
        </section>
      )}
      <RequestAnswerForm request={request} hasSeenNumbers={!hasNumbers || Boolean(revealed)} />
    </div>
  );
}

interface RequestSheetProps {
  /** The request to read; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

function RequestSheet({ id = '', onClose }: RequestSheetProps) {
  // Loaded anew: it may have been answered since the last load.
  const query = trpc.admin.changeRequests.get.useQuery(
    { id },
    { enabled: id !== '', staleTime: 0 },
  );
  return (
    <RecordSheet
      id={id}
      title={(request) => (
        <span className="wrap-anywhere">
          <bdi>{request?.requestedBy ?? m.inbox_request_title()}</bdi>
        </span>
      )}
      query={query}
      onClose={onClose}
    >
      {(current) => <RequestBody key={id} request={current} />}
    </RecordSheet>
  );
}

/** Change requests of clients and employees. */
export function RequestsTab() {
  const list = useInboxList(['createdAt'], { requestStatus: undefined });
  const { search, page, filter } = list;
  const { requestStatus: status } = search;
  const query = trpc.admin.changeRequests.list.useQuery({ ...page, status }, pageOptions);
  const sheet = useAddressDialog(list, { closed: { request: undefined } });
  const open = (request: string) => sheet.open({ request });

  return (
    <div className="grid min-w-0 gap-5">
      <InboxToolbar
        list={list}
        label={m.inbox_requests_search()}
        placeholder={m.inbox_requests_search_placeholder()}
      >
        <StateFilter
          label={m.inbox_requests_filter()}
          values={changeRequestStatusSchema.options}
          labels={requestStatusLabels}
          counts={query.data?.statusCounts}
          value={status}
          onValueChange={(requestStatus) => filter({ requestStatus })}
        />
      </InboxToolbar>
      <RecordList
        label={m.inbox_tab_requests()}
        list={list}
        query={query}
        columns={requestColumns}
        card={(request, actions) => (
          <>
            <CardHead badge={<RequestStatusBadge request={request} />}>
              <bdi>{request.requestedBy}</bdi>
            </CardHead>
            <p className="text-muted wrap-anywhere">
              {[request.client?.name, requestKindLabels[request.subjectKind]()]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p dir="auto" className="line-clamp-2 wrap-anywhere">
              {request.text || namesOfNumbers(request)}
            </p>
            <CardFoot actions={actions}>
              <LocalDateTime time={request.createdAt} />
            </CardFoot>
          </>
        )}
        actions={({ id, requestedBy }) => (
          <OpenButton id={id} label={m.inbox_request_open_of({ name: requestedBy })} onOpen={open}>
            {m.inbox_request_open()}
          </OpenButton>
        )}
        elementId={openButtonId}
        onOpen={open}
        summary={(count) => m.inbox_requests_total({ count })}
        nothing={m.inbox_requests_nothing_text()}
        empty={{ title: m.inbox_requests_none(), text: m.inbox_requests_none_text() }}
      />
      <RequestSheet id={search.request} onClose={sheet.dialog.onClose} />
    </div>
  );
}
