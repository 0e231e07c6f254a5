import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { InvoicePaper } from '../../ui/invoice-paper.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';

interface InvoiceSheetProps {
  /** The invoice to read; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

export function InvoiceSheet({ id = '', onClose }: InvoiceSheetProps) {
  const isOpen = id !== '';
  const query = trpc.client.getInvoice.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  return (
    <RecordSheet
      open={isOpen}
      title={(invoice) => <span className="figures">{invoice?.number ?? m.invoices_title()}</span>}
      footer={(invoice) => (
        <PdfLink href={`/api/client/invoices/${invoice.id}.pdf`} number={invoice.number} />
      )}
      query={query}
      errorTitle={m.invoices_detail_error()}
      missing={{
        title: m.invoices_missing_title(),
        text: m.invoices_missing_text(),
        back: m.invoices_back(),
      }}
      onClose={onClose}
    >
      {(invoice) => <InvoicePaper invoice={invoice} />}
    </RecordSheet>
  );
}
