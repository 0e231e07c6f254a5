import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import {
  type IssuedInvoice,
  type IssuedSummary,
  issuedSortSchema,
  issuedStateSchema,
} from '../../../shared/contracts/invoice.ts';
import { isOpenInvoice } from '../../../shared/domain/money.ts';
import {
  type PaymentDetail,
  paymentDetails,
  paymentSentence,
} from '../../../shared/i18n/invoice-texts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  CreditedBy,
  InvoiceDocument,
  InvoiceStateBadge,
  invoiceStateLabels,
  PdfLink,
} from '../../domain/invoice.tsx';
import { pageOptions, useAddressDialog, useListSearch } from '../../lib/list-search.ts';
import { useAmountFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { CalendarDay, Money } from '../../ui/formatted-text.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { CardFoot, CardHead } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { OpenButton, openButtonId } from '../../ui/row-buttons.tsx';
import { ClientPortalPage } from './portal-page.tsx';
import { AskedQuestions, QuestionButton } from './question-button.tsx';

const route = getRouteApi('/portal/client/invoices');

const column = createServerColumnHelper<IssuedSummary>();

const invoiceColumns = column.columns([
  column.accessor('number', {
    header: () => m.invoices_number(),
    meta: { rowHeader: true },
    cell: ({ getValue, row }) => (
      <span className="block">
        <span className="figures whitespace-nowrap">{getValue()}</span>
        <CreditedBy number={row.original.creditNumber} />
      </span>
    ),
  }),
  column.accessor('state', {
    header: () => m.ui_status(),
    cell: ({ getValue }) => <InvoiceStateBadge status={getValue()} />,
  }),
  column.accessor('issuedOn', {
    header: () => m.invoices_issued_on(),
    sortDescFirst: true,
    cell: ({ getValue }) => <CalendarDay day={getValue()} />,
  }),
  column.accessor('dueOn', {
    header: () => m.invoices_due_on(),
    sortDescFirst: true,
    cell: ({ getValue, row }) =>
      row.original.state === 'void' ? (
        <span className="text-muted">–</span>
      ) : (
        <CalendarDay day={getValue()} />
      ),
  }),
  column.accessor('totalCents', {
    header: () => m.invoices_total(),
    meta: { numeric: true },
    cell: ({ getValue, row }) => <Money cents={getValue()} currency={row.original.currency} />,
  }),
]);

/** Says where to pay an open invoice; the details a bank asks for can be copied. */
function HowToPay({ invoice }: { invoice: IssuedInvoice }) {
  const { money, date, locale } = useAmountFormat();
  const { payTo, number, totalCents, currency, dueOn, paymentMethod, isAccountOutdated } = invoice;
  if (!isOpenInvoice(invoice.state)) return null;
  if (payTo === null) {
    return (
      <Alert tone="info" title={m.invoices_payment_title()} className="mb-8">
        {paymentSentence({ method: paymentMethod, number, dueOn }, locale)}
        {isAccountOutdated && <p className="mt-2">{m.invoices_account_gone()}</p>}
      </Alert>
    );
  }
  const rows: PaymentDetail[] = [
    { label: m.invoices_payment_amount(), text: money(totalCents, currency) },
    { label: m.invoices_due_on(), text: date(dueOn) },
    ...paymentDetails(payTo, number, locale),
  ];
  return (
    <section aria-labelledby="how-to-pay" className="mb-8 rounded bg-sea-soft px-4 py-4 sm:px-5">
      <h3 id="how-to-pay" className="mb-2 text-base font-semibold">
        {m.invoices_payment_title()}
      </h3>
      {isAccountOutdated && (
        <p className="mb-3 text-sm leading-6">{m.invoices_account_outdated()}</p>
      )}
      <dl className="m-0 grid gap-x-4 gap-y-2 text-sm">
        {rows.map(({ label, text, copy }) => (
          <div
            key={label}
            className="grid items-center gap-x-3 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="figures m-0 flex min-w-0 flex-col items-start justify-between gap-x-3 gap-y-1 sm:flex-row sm:items-center">
              <bdi className="wrap-anywhere">{text}</bdi>
              {copy && <CopyButton text={copy} what={label} className="shrink-0" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface InvoiceSheetProps {
  /** The invoice to read; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
  question: Pick<ComponentProps<typeof QuestionButton>, 'isAsking' | 'put'>;
}

function InvoiceSheet({ id = '', onClose, question }: InvoiceSheetProps) {
  const query = trpc.client.getInvoice.useQuery({ id }, { enabled: id !== '', staleTime: 0 });
  return (
    <RecordSheet
      id={id}
      title={(invoice) => <span className="figures">{invoice?.number ?? m.invoices_title()}</span>}
      footer={(invoice) => (
        <>
          <QuestionButton {...question} subject={{ kind: 'invoice', id }} name={invoice.number} />
          <PdfLink href={`/api/client/invoices/${invoice.id}.pdf`} number={invoice.number} />
        </>
      )}
      query={query}
      missing={{
        title: m.invoices_missing_title(),
        text: m.invoices_missing_text(),
      }}
      onClose={onClose}
    >
      {(invoice) => (
        <>
          <HowToPay invoice={invoice} />
          <InvoiceDocument
            invoice={invoice}
            creditNoteHref={`/api/client/invoices/${invoice.id}/credit-note.pdf`}
          />
          <AskedQuestions kind="invoice" id={invoice.id} />
        </>
      )}
    </RecordSheet>
  );
}

export function InvoicesPage() {
  const list = useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: issuedSortSchema.options,
    sort: 'issuedOn',
    order: 'desc',
    filters: { state: undefined },
  });
  const { search, page, filter } = list;
  const { state } = search;
  const query = trpc.client.listInvoices.useQuery(
    { ...page, state },
    { ...pageOptions, staleTime: 0 },
  );
  const sheet = useAddressDialog(list, { closed: { invoice: undefined, ask: undefined } });
  const open = (invoice: string) => sheet.open({ invoice });

  return (
    <ClientPortalPage title={m.invoices_title()} error={query.error}>
      <ListToolbar
        list={list}
        label={m.invoices_search()}
        placeholder={m.invoices_search_placeholder()}
        className="w-full sm:w-72"
      >
        <StateFilter
          label={m.invoices_filter()}
          values={issuedStateSchema.options}
          labels={invoiceStateLabels}
          counts={query.data?.stateCounts}
          value={state}
          onValueChange={(value) => filter({ state: value })}
        />
      </ListToolbar>
      <RecordList
        label={m.invoices_title()}
        list={list}
        query={query}
        columns={invoiceColumns}
        card={(invoice, actions) => (
          <>
            <CardHead badge={<InvoiceStateBadge status={invoice.state} />}>
              <span className="figures whitespace-nowrap">{invoice.number}</span>
              <CreditedBy number={invoice.creditNumber} />
            </CardHead>
            {invoice.state !== 'void' && (
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
        actions={({ id, number }) => (
          <OpenButton id={id} label={m.invoices_open_of({ number })} onOpen={open}>
            {m.invoices_open()}
          </OpenButton>
        )}
        elementId={openButtonId}
        onOpen={open}
        summary={(count) => m.invoices_total_count({ count })}
        nothing={m.invoices_nothing_text()}
        empty={{ title: m.invoices_none(), text: m.invoices_none_text() }}
      />
      <InvoiceSheet
        id={search.invoice}
        onClose={sheet.dialog.onClose}
        question={{ isAsking: search.ask === true, put: list.put }}
      />
    </ClientPortalPage>
  );
}
