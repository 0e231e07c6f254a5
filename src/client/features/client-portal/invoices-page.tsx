import { keepPreviousData } from '@tanstack/react-query';
import { issuedStateSchema } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { trpc } from '../../trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { invoiceStateLabels } from '../../ui/invoice-state-badge.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { InvoiceCards } from './invoice-cards.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { invoiceButtonId } from './open-invoice-button.tsx';
import { PortalPage } from './portal-page.tsx';
import { useInvoicesSearch } from './use-invoices-search.ts';

export function InvoicesPage() {
  const { search, sort, order, isFiltered, find, filter, clearFilters, turnPage, read } =
    useInvoicesSearch();
  const query = trpc.client.listInvoices.useQuery(
    {
      search: search.search,
      state: search.state,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const history = useDialogHistory(() => void read(undefined, { replace: true }));
  const isWide = useMediaQuery('(min-width: 64rem)');
  const counts = query.data?.stateCounts;

  function open(id: string) {
    history.noteOpened();
    void read(id);
  }

  const { selected, select } = useRowKeys({
    ids: query.data?.rows.map(({ id }) => id) ?? [],
    elementId: invoiceButtonId,
    onOpen: open,
  });
  const List = isWide ? InvoiceTable : InvoiceCards;

  return (
    <PortalPage title={m.invoices_title()} error={query.error}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchField
          label={m.invoices_search()}
          placeholder={m.invoices_search_placeholder()}
          value={search.search ?? ''}
          onSearch={find}
          className="w-full sm:w-72"
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
            ...issuedStateSchema.options.map((state) => ({
              value: state,
              label: invoiceStateLabels[state](),
              count: counts?.[state],
            })),
          ]}
        />
      </div>
      <PagedList
        query={query}
        errorTitle={m.invoices_error()}
        summary={(count) => m.invoices_total_count({ count })}
        onTurn={(cursor) => void turnPage(cursor)}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.invoices_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.invoices_none()}>{m.invoices_none_text()}</EmptyState>
          )
        }
      >
        {(rows) => <List rows={rows} selected={selected} onSelect={select} onOpen={open} />}
      </PagedList>
      <InvoiceSheet id={search.invoice} onClose={history.close} />
    </PortalPage>
  );
}
