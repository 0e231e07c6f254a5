import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { invoiceStateSchema } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useClientScreen } from '../../lib/use-client-screen.ts';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { invoiceStateLabels } from '../../ui/invoice-state-badge.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

const addButtonId = 'add-invoice';

/** The invoices of a client, drafts among them; one of them opens beside the list. */
export function InvoicesSection({ client }: { client: ClientDetail }) {
  const { search, put, turnPage } = useClientScreen();
  const { state, after, before } = search;
  const query = trpc.admin.invoices.list.useQuery(
    { clientId: client.id, state, after, before },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const sheet = useDialogHistory(
    () => void put({ open: undefined, form: undefined }, { replace: true }),
  );
  const dialog = useDialogHistory(() => void put({ form: undefined }, { replace: true }));
  const filter = (next: typeof state) => put({ state: next, after: undefined, before: undefined });
  const counts = query.data?.stateCounts;

  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          id={addButtonId}
          size="sm"
          onClick={() => {
            dialog.noteOpened();
            void put({ form: 'new' });
          }}
        >
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.invoices_add()}
        </Button>
        <FilterGroup
          label={m.invoices_filter()}
          value={state ?? 'all'}
          onValueChange={(value) => void filter(value === 'all' ? undefined : value)}
          items={[
            {
              value: 'all',
              label: m.admin_filter_all(),
              count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
            },
            ...invoiceStateSchema.options.map((value) => ({
              value,
              label: invoiceStateLabels[value](),
              count: counts?.[value],
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
          state ? (
            <NothingFound onClear={() => void filter(undefined)}>
              {m.invoices_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.invoices_none()}>{m.invoices_none_admin()}</EmptyState>
          )
        }
      >
        {(rows) => (
          <InvoiceList
            rows={rows}
            onOpen={(id) => {
              sheet.noteOpened();
              void put({ open: id });
            }}
          />
        )}
      </PagedList>
      <InvoiceSheet id={search.open} client={client} onClose={sheet.close} />
      <InvoiceDialog
        client={client}
        isOpen={search.form === 'new'}
        invoice={undefined}
        onClose={dialog.close}
        returnFocus={() => document.getElementById(addButtonId)}
      />
    </div>
  );
}
