import { useEffect, useEffectEvent, useState } from 'react';
import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { isMissing } from '../../lib/is-missing.ts';
import { useClientScreen } from '../../lib/use-client-screen.ts';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { trpc } from '../../trpc.ts';
import { InvoicePaper } from '../../ui/invoice-paper.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { editButtonId, InvoiceActions } from './invoice-actions.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

interface InvoiceSheetProps {
  /** The invoice to read; the sheet is closed without one. */
  id: string | undefined;
  client: ClientDetail;
  onClose: () => void;
}

/** An invoice with the steps it can take. */
export function InvoiceSheet({ id = '', client, onClose }: InvoiceSheetProps) {
  const isOpen = id !== '';
  const { search, put } = useClientScreen();
  const dialog = useDialogHistory(() => void put({ form: undefined }, { replace: true }));
  const query = trpc.admin.invoices.get.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  const invoice = isMissing(query.error) ? undefined : query.data;

  const isAsked = invoice !== undefined && search.form === id;
  /** The draft that is being changed. It stays open when somebody sends it meanwhile, with what was typed. */
  const [editing, setEditing] = useState<string>();
  if (isAsked && invoice.state === 'draft' && editing !== id) setEditing(id);
  if (!isAsked && editing !== undefined) setEditing(undefined);
  // Going forward may lead to the form of what has been sent since, and is only read.
  const isOver = isAsked && invoice.state !== 'draft' && editing !== id;
  const leaveForm = useEffectEvent(dialog.close);
  useEffect(() => {
    if (isOver) leaveForm();
  }, [isOver]);

  return (
    <RecordSheet
      open={isOpen}
      title={() => (
        <span className="figures">
          {invoice ? (invoice.number ?? m.invoices_draft_title()) : m.invoices_title()}
        </span>
      )}
      footer={(current) => (
        <InvoiceActions
          invoice={current}
          onEdit={() => {
            dialog.noteOpened();
            void put({ form: id });
          }}
          onDeleted={onClose}
        />
      )}
      query={query}
      errorTitle={m.invoices_detail_error()}
      missing={{
        title: m.invoices_missing_title(),
        text: m.invoices_missing_text(),
        back: m.invoices_back(),
      }}
      onClose={onClose}
      dialog={() => (
        <InvoiceDialog
          client={client}
          isOpen={isAsked && editing === id}
          invoice={invoice}
          onClose={dialog.close}
          returnFocus={() => document.getElementById(editButtonId)}
        />
      )}
    >
      {(current) => <InvoicePaper invoice={current} />}
    </RecordSheet>
  );
}
