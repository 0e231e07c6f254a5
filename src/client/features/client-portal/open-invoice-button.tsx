import type { IssuedSummary } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface OpenInvoiceButtonProps {
  invoice: IssuedSummary;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

export const invoiceButtonId = (id: string) => `invoice-${id}`;

export function OpenInvoiceButton({ invoice, onOpen, onFocus }: OpenInvoiceButtonProps) {
  const { id, number } = invoice;
  return (
    <Button
      id={invoiceButtonId(id)}
      variant="secondary"
      size="sm"
      aria-label={m.invoices_open_of({ number })}
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    >
      {m.invoices_open()}
    </Button>
  );
}
