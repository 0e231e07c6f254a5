import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ClientDetail } from '../../../shared/contracts/client-admin.ts';
import { type InvoiceSummary, invoiceStateSchema } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ClientRequests } from '../../domain/client-requests.tsx';
import {
  CreditedBy,
  InvoiceDocument,
  InvoiceStateBadge,
  invoiceStateLabels,
} from '../../domain/invoice.tsx';
import { useClientPageSearch } from '../../domain/use-client-screen.ts';
import { pageOptions, useAddressDialog } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { CalendarDay, LocalDate, Money } from '../../ui/formatted-text.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { isMissingRecordError } from '../../ui/query-result.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { editButtonId, InvoiceActions } from './invoice-actions.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

interface InvoiceListProps {
  rows: readonly InvoiceSummary[];
  onOpen: (id: string) => void;
}

/** The invoices of one client, the newest first. */
function InvoiceList({ rows, onOpen }: InvoiceListProps) {
  return (
    <ul aria-label={m.invoices_title()} className="m-0 list-none p-0">
      {rows.map(
        ({ id, number, creditNumber, state, createdAt, issuedOn, dueOn, totalCents, currency }) => (
          <li
            key={id}
            className="grid items-center gap-x-6 gap-y-2 border-b border-mist py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="figures text-base font-medium whitespace-nowrap">
                  {number ?? m.invoices_draft_title()}
                </span>
                {state !== 'draft' && <InvoiceStateBadge status={state} />}
              </p>
              <CreditedBy number={creditNumber} />
              <p className="mt-0.5 flex flex-wrap gap-x-4 text-muted">
                {state === 'draft' && (
                  <span>
                    {m.invoices_begun_on()} <LocalDate time={createdAt} />
                  </span>
                )}
                {issuedOn && (
                  <span>
                    {m.invoices_issued_on()} <CalendarDay day={issuedOn} />
                  </span>
                )}
                {dueOn && state !== 'void' && (
                  <span>
                    {m.invoices_due_on()} <CalendarDay day={dueOn} />
                  </span>
                )}
              </p>
            </div>
            <span className="text-base font-medium sm:text-end">
              <Money cents={totalCents} currency={currency} />
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={
                number === null ? m.invoices_open_draft() : m.invoices_open_of({ number })
              }
              onClick={() => onOpen(id)}
              className="justify-self-start"
            >
              {m.invoices_open()}
            </Button>
          </li>
        ),
      )}
    </ul>
  );
}

interface InvoiceSheetProps {
  /** The invoice to read; the sheet is closed without one. */
  id: string | undefined;
  client: ClientDetail;
  onClose: () => void;
}

/** An invoice with the steps it can take. */
function InvoiceSheet({ id = '', client, onClose }: InvoiceSheetProps) {
  const { search, put } = useClientPageSearch();
  const { open, dialog } = useAddressDialog(
    { put },
    { closed: { form: undefined }, opener: editButtonId },
  );
  const query = trpc.admin.invoices.get.useQuery({ id }, { enabled: id !== '', staleTime: 0 });
  const invoice = isMissingRecordError(query.error) ? undefined : query.data;
  const requests = trpc.admin.changeRequests.list.useQuery(
    { clientId: client.id, subjectId: id },
    { enabled: id !== '', staleTime: 0 },
  );

  const isAsked = invoice !== undefined && search.form === id;
  /** The draft that is being changed. It stays open, with what was typed, when it is sent meanwhile. */
  const [edited, setEdited] = useState<string>();
  if (isAsked && invoice.state === 'draft' && edited !== id) setEdited(id);
  if (!isAsked && edited !== undefined) setEdited(undefined);
  // Going forward may lead to the form of what has been sent since, and is only read.
  const isOver = isAsked && invoice.state !== 'draft' && edited !== id;
  const leaveForm = useEffectEvent(dialog.onClose);
  useEffect(() => {
    if (isOver) leaveForm();
  }, [isOver]);

  return (
    <RecordSheet
      id={id}
      title={() => (
        <span className="figures">
          {invoice ? (invoice.number ?? m.invoices_draft_title()) : m.invoices_title()}
        </span>
      )}
      footer={(current) => (
        <InvoiceActions invoice={current} onEdit={() => open({ form: id })} onDeleted={onClose} />
      )}
      query={query}
      missing={{
        title: m.invoices_missing_title(),
        text: m.invoices_missing_text(),
      }}
      onClose={onClose}
      dialog={() => (
        <InvoiceDialog
          client={client}
          isOpen={isAsked && edited === id}
          invoice={invoice}
          {...dialog}
        />
      )}
    >
      {(current) => (
        <div className="grid min-w-0 gap-6">
          <ClientRequests title={m.invoices_questions()} query={requests} />
          <InvoiceDocument
            invoice={current}
            creditNoteHref={`/api/admin/invoices/${current.id}/credit-note.pdf`}
          />
        </div>
      )}
    </RecordSheet>
  );
}

const addButtonId = 'add-invoice';

/** The invoices of a client, drafts among them; one of them opens beside the list. */
export function InvoicesSection({ client }: { client: ClientDetail }) {
  const { search, put, turnPage } = useClientPageSearch();
  const { state, after, before } = search;
  const query = trpc.admin.invoices.list.useQuery(
    { clientId: client.id, state, after, before },
    { ...pageOptions, staleTime: 0 },
  );
  const sheet = useAddressDialog({ put }, { closed: { open: undefined, form: undefined } });
  const { open, dialog } = useAddressDialog(
    { put },
    { closed: { form: undefined }, opener: addButtonId },
  );
  const filter = (next: typeof state) => put({ state: next, after: undefined, before: undefined });
  const counts = query.data?.stateCounts;

  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {client.erasedAt === null && (
          <Button id={addButtonId} size="sm" onClick={() => open({ form: 'new' })}>
            <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {m.invoices_add()}
          </Button>
        )}
        <FilterGroup
          label={m.invoices_filter()}
          value={state ?? 'all'}
          onValueChange={(value) => void filter(value === 'all' ? undefined : value)}
          items={[
            {
              value: 'all',
              label: m.ui_filter_all(),
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
        onPageChange={(cursor) => void turnPage(cursor)}
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
        {(rows) => <InvoiceList rows={rows} onOpen={(id) => sheet.open({ open: id })} />}
      </PagedList>
      <InvoiceSheet id={search.open} client={client} onClose={sheet.dialog.onClose} />
      <InvoiceDialog
        client={client}
        isOpen={search.form === 'new'}
        invoice={undefined}
        {...dialog}
      />
    </div>
  );
}
