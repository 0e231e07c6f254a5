import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type ClientInvoice,
  clientInvoiceSortSchema,
  type InvoiceState,
  invoiceStateSchema,
  type ListAllInvoicesOutput,
} from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  CreditedBy,
  InvoiceStateBadge,
  invoiceStateLabels,
  PdfLink,
} from '../../domain/invoice.tsx';
import { cn } from '../../lib/cn.ts';
import { pageOptions, useAddressDialog, useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ComboboxField } from '../../ui/combobox.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CalendarDay, LocalDate, Money } from '../../ui/formatted-text.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { AddButton, PortalPage } from '../../ui/portal-page.tsx';
import { CardFoot } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';

const route = getRouteApi('/portal/admin/invoices');

/** The invoice beside the list of its client's. */
const invoicePage = ({ id, client }: ClientInvoice) =>
  ({
    to: '/admin/clients/$id',
    params: { id: client.id },
    search: { tab: 'invoices', open: id },
  }) as const;

const invoiceLinkId = (id: string) => `invoice-${id}`;

function InvoiceLinks({ invoice }: { invoice: ClientInvoice }) {
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

/** When it was issued; of a draft when it was begun. */
function IssuedOn({ invoice: { issuedOn, createdAt } }: { invoice: ClientInvoice }) {
  return (
    <span className="block text-xs font-normal whitespace-nowrap text-muted">
      {issuedOn === null ? (
        <>
          {m.invoices_begun_on()} <LocalDate time={createdAt} />
        </>
      ) : (
        <>
          {m.invoices_issued_on()} <CalendarDay day={issuedOn} />
        </>
      )}
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
        <IssuedOn invoice={row.original} />
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
    header: () => m.ui_status(),
    cell: ({ getValue }) => <InvoiceStateBadge status={getValue()} />,
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
    cell: ({ getValue, row }) => <Money cents={getValue()} currency={row.original.currency} />,
  }),
]);

interface InvoiceSumsProps {
  totals: ListAllInvoicesOutput['totals'];
  /** The state that is asked for, if one is. */
  state: InvoiceState | undefined;
}

/** Shows the totals of the invoices that were found, in each currency. */
function InvoiceSums({ totals, state }: InvoiceSumsProps) {
  if (totals.length === 0) return null;
  return (
    <dl className="m-0 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <dt className="text-muted">{state ? m.invoices_sum_state() : m.invoices_sum_issued()}</dt>
      {totals.map(({ currency, totalCents }) => (
        <dd key={currency} className="m-0 text-base font-medium">
          <Money cents={totalCents} currency={currency} />
        </dd>
      ))}
    </dl>
  );
}

interface NewInvoiceDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const maxClientsShown = 8;

/** Asks whose invoice it will be, and leads to its form beside the other invoices of that client. */
function NewInvoiceDialog(shown: NewInvoiceDialogProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const clients = trpc.admin.clients.list.useQuery(
    { search: text || undefined, sort: 'companyName', order: 'asc', limit: maxClientsShown },
    { enabled: shown.open, select: ({ rows }) => rows },
  );
  return (
    <Dialog {...shown} size="sm" title={m.invoices_add()}>
      {/* The options lie over what follows: a dialog as low as its field would leave them below the window. */}
      <form onSubmit={(event) => event.preventDefault()} className="min-h-96">
        <ComboboxField
          label={m.invoices_client()}
          hint={m.invoices_add_hint()}
          value={null}
          query={clients}
          toOption={({ id, companyName, clientId }) => ({
            value: id,
            label: `${companyName} (${clientId})`,
          })}
          errorText={m.clients_choice_not_loaded()}
          onSearch={setText}
          onValueChange={(client) => {
            if (!client) return;
            const params = { id: client.value };
            const search = { tab: 'invoices', form: 'new' } as const;
            // Back leads to the list, and not to this question.
            void navigate({ to: '/admin/clients/$id', params, search, replace: true });
          }}
        />
      </form>
    </Dialog>
  );
}

const addButtonId = 'add-invoice';

/** The invoices of all clients; each leads to the page of its client, where it is read and changed. */
export function InvoicesPage() {
  const list = useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: clientInvoiceSortSchema.options,
    sort: 'createdAt',
    order: 'desc',
    filters: { state: undefined },
  });
  const { page, filter, sortBy } = list;
  const { state } = list.search;
  const query = trpc.admin.invoices.listAll.useQuery(
    { ...page, state },
    { ...pageOptions, staleTime: 0 },
  );
  const navigate = useNavigate();
  const { open, dialog } = useAddressDialog(list, {
    closed: { add: undefined },
    opener: addButtonId,
  });
  return (
    <PortalPage
      title={m.invoices_title()}
      actions={
        <AddButton id={addButtonId} onClick={() => open({ add: true })}>
          {m.invoices_add()}
        </AddButton>
      }
    >
      <ListToolbar
        list={list}
        label={m.invoices_search()}
        placeholder={m.invoices_search_placeholder_all()}
        className="w-full sm:w-96"
      >
        <StateFilter
          label={m.invoices_filter()}
          values={invoiceStateSchema.options}
          labels={invoiceStateLabels}
          counts={query.data?.stateCounts}
          value={state}
          onValueChange={(value) => filter({ state: value })}
        />
      </ListToolbar>
      {query.data && (
        // The sum of the filter before is not that of the one that is named beside it.
        <div className={cn(query.isPlaceholderData && 'invisible')}>
          <InvoiceSums totals={query.data.totals} state={state} />
        </div>
      )}
      <RecordList
        label={m.invoices_title()}
        list={list}
        query={query}
        columns={invoiceColumns}
        onUnsort={() => void sortBy(undefined, undefined)}
        sortNames={{ createdAt: m.invoices_created }}
        minWidth="75rem"
        card={(invoice, actions) => (
          <>
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <p className="text-base font-medium">
                <InvoiceNumber number={invoice.number} />
                <CreditedBy number={invoice.creditNumber} />
              </p>
              <InvoiceStateBadge status={invoice.state} />
            </div>
            <p className="wrap-anywhere">
              <bdi>{invoice.client.name}</bdi>
            </p>
            {invoice.dueOn && invoice.state !== 'void' && (
              <p className="text-muted">
                {m.invoices_due_on()} <CalendarDay day={invoice.dueOn} />
              </p>
            )}
            <CardFoot actions={actions}>
              <span className="text-base font-medium text-ink">
                <Money cents={invoice.totalCents} currency={invoice.currency} />
              </span>
            </CardFoot>
          </>
        )}
        actions={(invoice) => <InvoiceLinks invoice={invoice} />}
        elementId={invoiceLinkId}
        onOpen={(id) => {
          const invoice = query.data?.rows.find((row) => row.id === id);
          if (invoice) void navigate(invoicePage(invoice));
        }}
        summary={(count) => m.invoices_total_count({ count })}
        nothing={m.invoices_nothing_text()}
        empty={{ title: m.invoices_none(), text: m.invoices_none_all() }}
        hint={m.invoices_keys_hint()}
      />
      <NewInvoiceDialog open={list.search.add === true} {...dialog} />
    </PortalPage>
  );
}
