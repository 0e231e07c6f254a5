import type { InvoiceState } from '../../shared/contracts/invoice.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from './badge.tsx';

export const invoiceStateLabels: Record<InvoiceState, () => string> = {
  draft: m.invoices_state_draft,
  sent: m.invoices_state_sent,
  overdue: m.invoices_state_overdue,
  paid: m.invoices_state_paid,
  void: m.invoices_state_void,
};

const tones: Record<InvoiceState, BadgeTone> = {
  draft: 'neutral',
  sent: 'sun',
  overdue: 'danger',
  paid: 'success',
  void: 'neutral',
};

export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  return <Badge tone={tones[state]}>{invoiceStateLabels[state]()}</Badge>;
}
