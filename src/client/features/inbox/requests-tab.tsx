import { keepPreviousData } from '@tanstack/react-query';
import {
  type ChangeRequestRecord,
  changeRequestStatusSchema,
} from '../../../shared/contracts/change-request.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { RequestStatusBadge, requestStatusLabels } from '../../domain/change-request.tsx';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { requestKindLabels } from './inbox-labels.tsx';
import { TabToolbar, useInboxSearch } from './inbox-tab.tsx';
import { RequestAnswerForm, RequestDetails } from './request-details.tsx';
import {
  OpenRequestButton,
  type RequestListProps,
  RequestTable,
  requestButtonId,
} from './request-table.tsx';

/** One request whole, with its answer or the way to give one. */
function RequestBody({ request }: { request: ChangeRequestRecord }) {
  const { moment } = useDateTimeFormat();
  const { text, answer, answeredAt, answeredBy } = request;
  return (
    <div className="grid min-w-0 gap-6">
      {text && (
        <p dir="auto" className="text-base leading-7 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      <RequestDetails request={request} />
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
      <RequestAnswerForm request={request} />
    </div>
  );
}

/** The rows for a narrow screen. */
function RequestCards({ rows, selected, onSelect, onOpen }: RequestListProps) {
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
              <LocalDateTime time={request.createdAt} />
            </span>
            <OpenRequestButton request={request} onOpen={onOpen} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface RequestSheetProps {
  /** The request to read; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

function RequestSheet({ id = '', onClose }: RequestSheetProps) {
  const isOpen = id !== '';
  // Loaded anew: it may have been answered since the last load.
  const query = trpc.admin.changeRequests.get.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  return (
    <RecordSheet
      open={isOpen}
      title={(request) => (
        <span className="wrap-anywhere">
          <bdi>{request?.requestedBy ?? m.inbox_request_title()}</bdi>
        </span>
      )}
      query={query}
      errorTitle={m.inbox_request_error()}
      missing={{
        title: m.inbox_request_missing_title(),
        text: m.inbox_request_missing_text(),
        back: m.inbox_request_back(),
      }}
      onClose={onClose}
    >
      {(current) => <RequestBody key={id} request={current} />}
    </RecordSheet>
  );
}

/** Change requests of clients and employees. */
export function RequestsTab() {
  const { search, order, isFiltered, filter, clearFilters, turnPage, readRequest } =
    useInboxSearch();
  const query = trpc.admin.changeRequests.list.useQuery(
    {
      search: search.search,
      status: search.requestStatus,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
  const history = useDialogHistory(() => void readRequest(undefined, { replace: true }));
  const isWide = useMediaQuery('(min-width: 64rem)');
  const counts = query.data?.statusCounts;

  function open(id: string) {
    history.noteOpened();
    void readRequest(id);
  }

  const { selected, select } = useRowShortcuts({
    ids: query.data?.rows.map(({ id }) => id) ?? [],
    elementId: requestButtonId,
    onOpen: open,
  });
  const List = isWide ? RequestTable : RequestCards;

  return (
    <div className="grid min-w-0 gap-5">
      <TabToolbar
        label={m.inbox_requests_search()}
        placeholder={m.inbox_requests_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_requests_filter()}
          value={search.requestStatus ?? 'all'}
          onValueChange={(value) => filter({ requestStatus: value === 'all' ? undefined : value })}
          items={[
            {
              value: 'all',
              label: m.admin_filter_all(),
              count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
            },
            ...changeRequestStatusSchema.options.map((status) => ({
              value: status,
              label: requestStatusLabels[status](),
              count: counts?.[status],
            })),
          ]}
        />
      </TabToolbar>
      <PagedList
        query={query}
        errorTitle={m.inbox_requests_error()}
        summary={(count) => m.inbox_requests_total({ count })}
        onPageChange={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.inbox_requests_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.inbox_requests_none()}>{m.inbox_requests_none_text()}</EmptyState>
          )
        }
      >
        {(rows) => <List rows={rows} selected={selected} onSelect={select} onOpen={open} />}
      </PagedList>
      <RequestSheet id={search.request} onClose={history.close} />
    </div>
  );
}
