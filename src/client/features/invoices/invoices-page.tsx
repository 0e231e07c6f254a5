import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import {
  type ClientInvoice,
  clientInvoiceSortSchema,
  type InvoiceState,
  invoiceStateSchema,
} from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  CreditedBy,
  InvoiceStateBadge,
  invoiceStateLabels,
  PdfLink,
} from '../../domain/invoice.tsx';
import { cn } from '../../lib/cn.ts';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { CalendarDay, Money } from '../../ui/formatted-text.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SortFields } from '../../ui/sort-fields.tsx';

const route = getRouteApi('/portal/admin/invoices');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, state: undefined };

/** The state of the list, which lives in the address, and the ways to change it. */
function useInvoicesSearch() {
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
  };
}

/** The page of invoices that the address describes; the rows before stay while the next ones load. */
function useInvoices() {
  const { search, sort, order } = useInvoicesSearch();
  return trpc.admin.invoices.listAll.useQuery(
    {
      search: search.search,
      state: search.state,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
}

/** The invoice beside the list of its client's. */
const invoicePage = ({ id, client }: ClientInvoice) =>
  ({
    to: '/admin/clients/$id',
    params: { id: client.id },
    search: { tab: 'invoices', open: id },
  }) as const;

interface InvoiceLinksProps {
  invoice: ClientInvoice;
  onFocus: (id: string) => void;
}

const invoiceLinkId = (id: string) => `invoice-${id}`;

function InvoiceLinks({ invoice, onFocus }: InvoiceLinksProps) {
  const { id, number, client } = invoice;
  return (
    <span className="inline-flex gap-2">
      <PdfLink href={`/api/admin/invoices/${id}.pdf`} number={number} rowOf={client.name} />
      <Link
        id={invoiceLinkId(id)}
        {...invoicePage(invoice)}
        aria-label={
          number === null
            ? m.invoices_open_draft_of({ client: client.name })
            : m.invoices_open_of({ number })
        }
        onFocus={() => onFocus(id)}
        className={buttonClass('secondary', 'sm')}
      >
        {m.invoices_open()}
      </Link>
    </span>
  );
}

function InvoiceNumber({ number }: Pick<ClientInvoice, 'number'>) {
  return number === null ? (
    <span className="font-normal text-muted">{m.invoices_no_number()}</span>
  ) : (
    <span className="figures whitespace-nowrap">{number}</span>
  );
}

function IssuedOn({ day }: { day: string | null }) {
  if (day === null) return null;
  return (
    <span className="block text-xs font-normal whitespace-nowrap text-muted">
      {m.invoices_issued_on()} <CalendarDay day={day} />
    </span>
  );
}

const column = createServerColumnHelper<ClientInvoice>();

const invoiceColumns = column.columns([
  column.accessor('number', {
    header: () => m.invoices_number(),
    meta: { rowHeader: true },
    cell: ({ row }) => (
      <span className="block">
        <InvoiceNumber number={row.original.number} />
        <CreditedBy number={row.original.creditNumber} />
        <IssuedOn day={row.original.issuedOn} />
      </span>
    ),
  }),
  column.accessor('client', {
    header: () => m.invoices_client(),
    cell: ({ getValue }) => (
      <span className="block min-w-36 wrap-anywhere">
        <bdi>{getValue().name}</bdi>
      </span>
    ),
  }),
  column.accessor('state', {
    header: () => m.invoices_state(),
    cell: ({ getValue }) => <InvoiceStateBadge state={getValue()} />,
  }),
  column.accessor('dueOn', {
    header: () => m.invoices_due_on(),
    cell: ({ getValue, row }) => {
      const day = getValue();
      return day && row.original.state !== 'void' ? (
        <CalendarDay day={day} />
      ) : (
        <span className="text-muted">–</span>
      );
    },
  }),
  column.accessor('totalCents', {
    header: () => m.invoices_total(),
    meta: { numeric: true },
    sortDescFirst: true,
    cell: ({ getValue, row }) => <Money cents={getValue()} currency={row.original.currency} />,
  }),
]);

interface InvoiceListProps {
  rows: ClientInvoice[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

function InvoiceTable({ rows, selected, onSelect }: InvoiceListProps) {
  const { sort, order, sortBy } = useInvoicesSearch();
  const table = useServerTable({
    columns: invoiceColumns,
    rows,
    sorts: clientInvoiceSortSchema.options,
    sort,
    order,
    onSort: (next, way) => void sortBy(next, way),
    onUnsort: () => void sortBy(undefined, undefined),
  });
  return (
    <DataTable
      label={m.invoices_title()}
      table={table}
      selected={selected}
      actions={(invoice) => <InvoiceLinks invoice={invoice} onFocus={onSelect} />}
    />
  );
}

const sortLabels = {
  createdAt: m.invoices_created,
  number: m.invoices_number,
  client: m.invoices_client,
  state: m.invoices_state,
  dueOn: m.invoices_due_on,
  totalCents: m.invoices_total,
} as const;

/** The rows for a narrow screen, with the sorting that the table has in its heads. */
function InvoiceCards({ rows, selected, onSelect }: InvoiceListProps) {
  const { sort, order, sortBy } = useInvoicesSearch();
  return (
    <div className="grid gap-2">
      <SortFields
        list={{ sorts: clientInvoiceSortSchema.options, sort, order, sortBy }}
        labels={sortLabels}
      />
      <ul aria-label={m.invoices_title()} className="m-0 grid list-none p-0">
        {rows.map((invoice) => (
          <li
            key={invoice.id}
            data-selected={invoice.id === selected || undefined}
            className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
          >
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <p className="text-base font-medium">
                <InvoiceNumber number={invoice.number} />
                <CreditedBy number={invoice.creditNumber} />
              </p>
              <InvoiceStateBadge state={invoice.state} />
            </div>
            <p className="wrap-anywhere">
              <bdi>{invoice.client.name}</bdi>
            </p>
            {invoice.dueOn && invoice.state !== 'void' && (
              <p className="text-muted">
                {m.invoices_due_on()} <CalendarDay day={invoice.dueOn} />
              </p>
            )}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span className="text-base font-medium">
                <Money cents={invoice.totalCents} currency={invoice.currency} />
              </span>
              <InvoiceLinks invoice={invoice} onFocus={onSelect} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

type InvoicesQuery = ReturnType<typeof useInvoices>;

/** What the invoices that were found come to, in each currency. */
function InvoiceSums({ totals }: Pick<NonNullable<InvoicesQuery['data']>, 'totals'>) {
  const { search } = useInvoicesSearch();
  if (totals.length === 0) return null;
  return (
    <dl className="m-0 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <dt className="text-muted">
        {search.state ? m.invoices_sum_state() : m.invoices_sum_issued()}
      </dt>
      {totals.map(({ currency, totalCents }) => (
        <dd key={currency} className="m-0 text-base font-medium">
          <Money cents={totalCents} currency={currency} />
        </dd>
      ))}
    </dl>
  );
}

function InvoicesToolbar({ counts }: { counts: Record<InvoiceState, number> | undefined }) {
  const { search, find, filter } = useInvoicesSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.invoices_search()}
        placeholder={m.invoices_search_placeholder_all()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-96"
      />
      <FilterGroup
        label={m.invoices_filter()}
        value={search.state ?? 'all'}
        onValueChange={(value) => filter({ state: value === 'all' ? undefined : value })}
        items={[
          {
            value: 'all',
            label: m.admin_filter_all(),
            count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
          },
          ...invoiceStateSchema.options.map((state) => ({
            value: state,
            label: invoiceStateLabels[state](),
            count: counts?.[state],
          })),
        ]}
      />
    </div>
  );
}

function InvoicesResult({ query }: { query: InvoicesQuery }) {
  const { isFiltered, clearFilters, turnPage } = useInvoicesSearch();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 75rem)');
  const { selected, select } = useRowShortcuts({
    ids: query.data?.rows.map(({ id }) => id) ?? [],
    elementId: invoiceLinkId,
    onOpen: (id) => {
      const invoice = query.data?.rows.find((row) => row.id === id);
      if (invoice) void navigate(invoicePage(invoice));
    },
  });
  const List = isWide ? InvoiceTable : InvoiceCards;
  return (
    <PagedList
      query={query}
      errorTitle={m.invoices_error()}
      summary={(count) => m.invoices_total_count({ count })}
      onPageChange={(cursor) => void turnPage(cursor)}
      hint={isWide ? m.invoices_keys_hint() : undefined}
      empty={
        isFiltered ? (
          <NothingFound onClear={() => void clearFilters()}>
            {m.invoices_nothing_text()}
          </NothingFound>
        ) : (
          <EmptyState
            title={m.invoices_none()}
            action={
              <Link to="/admin/clients" className={buttonClass('secondary')}>
                {m.clients_title()}
              </Link>
            }
          >
            {m.invoices_none_all()}
          </EmptyState>
        )
      }
    >
      {(rows) => <List rows={rows} selected={selected} onSelect={select} />}
    </PagedList>
  );
}

/** The invoices of all clients; each leads to the page of its client, where it is read and changed. */
export function InvoicesPage() {
  const query = useInvoices();
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <h1 className="text-2xl">{m.invoices_title()}</h1>
      <InvoicesToolbar counts={query.data?.stateCounts} />
      {query.data && (
        // The sum of the filter before is not that of the one that is named beside it.
        <div className={cn(query.isPlaceholderData && 'invisible')}>
          <InvoiceSums totals={query.data.totals} />
        </div>
      )}
      <InvoicesResult query={query} />
    </main>
  );
}
