import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  type ListMailsOutput,
  type MailSummary,
  mailKindSchema,
  mailSortSchema,
  mailStatusSchema,
} from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { kindLabels, MailSheet, MailStatusBadge, statusLabels } from './mail-sheet.tsx';

interface OpenMailButtonProps {
  mail: MailSummary;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

const mailButtonId = (id: string) => `mail-${id}`;

function OpenMailButton({ mail, onOpen, onFocus }: OpenMailButtonProps) {
  const { id, subject, recipient } = mail;
  return (
    <Button
      id={mailButtonId(id)}
      variant="secondary"
      size="sm"
      aria-label={m.outbox_open_of({ subject, recipient })}
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    >
      {m.outbox_open()}
    </Button>
  );
}

const route = getRouteApi('/portal/admin/outbox');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, status: undefined, kind: undefined };

/** The state of the outbox, which lives in the address, and the ways to change it. */
function useOutboxSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const list = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    sort: search.sort ?? 'createdAt',
    order: search.order ?? 'desc',
    isFiltered: hasAnyParam(search, noFilters),
    clearFilters: () => list.filter(noFilters),
    read: (mail: string | undefined, options?: { replace: boolean }) => list.put({ mail }, options),
  };
}

const column = createServerColumnHelper<MailSummary>();

const mailColumns = column.columns([
  column.accessor('recipient', {
    header: () => m.outbox_column_recipient(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => (
      <bdi className="block max-w-64 min-w-40 font-normal wrap-anywhere">{getValue()}</bdi>
    ),
  }),
  column.accessor('subject', {
    header: () => m.outbox_column_subject(),
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => (
      <span className="block min-w-48 wrap-anywhere">
        <span dir="auto" lang={original.locale} className="line-clamp-2">
          {getValue()}
        </span>
        <span className="block text-xs text-muted">{kindLabels[original.kind]()}</span>
      </span>
    ),
  }),
  column.accessor('status', {
    header: () => m.outbox_column_status(),
    enableSorting: false,
    cell: ({ getValue }) => <MailStatusBadge status={getValue()} />,
  }),
  column.accessor('createdAt', {
    header: () => m.outbox_column_created(),
    sortDescFirst: true,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} />,
  }),
]);

interface MailListProps {
  rows: MailSummary[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

function MailTable({ rows, selected, onSelect, onOpen }: MailListProps) {
  const { sort, order, sortBy } = useOutboxSearch();
  const table = useServerTable({
    columns: mailColumns,
    rows,
    sorts: mailSortSchema.options,
    sort,
    order,
    onSort: (next, way) => void sortBy(next, way),
  });
  return (
    <DataTable
      label={m.outbox_title()}
      table={table}
      selected={selected}
      actions={(mail) => <OpenMailButton mail={mail} onOpen={onOpen} onFocus={onSelect} />}
    />
  );
}

/** The rows for a narrow screen. */
function MailCards({ rows, selected, onSelect, onOpen }: MailListProps) {
  return (
    <ul aria-label={m.outbox_title()} className="m-0 grid list-none p-0">
      {rows.map((mail) => (
        <li
          key={mail.id}
          data-selected={mail.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base font-medium wrap-anywhere">
              <bdi>{mail.recipient}</bdi>
            </p>
            <MailStatusBadge status={mail.status} />
          </div>
          <p dir="auto" lang={mail.locale} className="line-clamp-2 wrap-anywhere">
            {mail.subject}
          </p>
          <p className="text-muted">{kindLabels[mail.kind]()}</p>
          <div className="flex items-center justify-between gap-3">
            <span className="text-muted">
              <LocalDateTime time={mail.createdAt} />
            </span>
            <OpenMailButton mail={mail} onOpen={onOpen} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function OutboxToolbar({ page }: { page: ListMailsOutput | undefined }) {
  const { search, find, filter } = useOutboxSearch();
  const counts = page?.statusCounts;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.outbox_search()}
        placeholder={m.outbox_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.outbox_filter_status()}
        value={search.status ?? 'all'}
        onValueChange={(value) => filter({ status: value === 'all' ? undefined : value })}
        items={[
          {
            value: 'all',
            label: m.admin_filter_all(),
            count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
          },
          ...mailStatusSchema.options.map((status) => ({
            value: status,
            label: statusLabels[status](),
            count: counts?.[status],
          })),
        ]}
      />
      <Select
        aria-label={m.outbox_filter_kind()}
        className="w-full sm:w-64"
        value={search.kind ?? 'any'}
        onValueChange={(value) => {
          const kind = mailKindSchema.safeParse(value);
          void filter({ kind: kind.success ? kind.data : undefined });
        }}
        options={[
          { value: 'any', label: m.outbox_kind_any() },
          ...mailKindSchema.options.map((kind) => ({ value: kind, label: kindLabels[kind]() })),
        ]}
      />
    </div>
  );
}

/** So often a page is asked for again while a mail of it waits, in milliseconds. */
const pollIntervalMs = 5000;

/** The page of the outbox that the address describes; the rows before stay while the next ones load. */
function useMails() {
  const { search, sort, order } = useOutboxSearch();
  const { mail: _open, ...input } = search;
  return trpc.admin.mails.list.useQuery(
    { ...input, sort, order },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.rows.some(({ status }) => status === 'queued') ? pollIntervalMs : false,
    },
  );
}

/** Every mail that the site has sent, or is to send. */
export function OutboxPage() {
  const query = useMails();
  const { search, isFiltered, clearFilters, turnPage, read } = useOutboxSearch();
  const history = useDialogHistory(() => void read(undefined, { replace: true }));
  const isWide = useMediaQuery('(min-width: 64rem)');
  const rows = query.data?.rows ?? [];

  function open(id: string) {
    history.noteOpened();
    void read(id);
  }

  const { selected, select } = useRowShortcuts({
    ids: rows.map(({ id }) => id),
    elementId: mailButtonId,
    onOpen: open,
  });
  const List = isWide ? MailTable : MailCards;

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <h1 className="text-2xl">{m.outbox_title()}</h1>
      {query.data?.host === null && (
        <Alert title={m.outbox_no_server_title()}>{m.outbox_no_server_text()}</Alert>
      )}
      <OutboxToolbar page={query.data} />
      <PagedList
        query={query}
        errorTitle={m.outbox_error()}
        summary={(count) => m.outbox_total({ count })}
        onPageChange={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.outbox_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.outbox_none()}>{m.outbox_none_text()}</EmptyState>
          )
        }
      >
        {(shown) => <List rows={shown} selected={selected} onSelect={select} onOpen={open} />}
      </PagedList>
      <MailSheet
        id={search.mail}
        rows={rows}
        onMove={(id) => void read(id, { replace: true })}
        onClose={history.close}
      />
    </main>
  );
}
