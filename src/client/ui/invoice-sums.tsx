import { m } from '../../shared/i18n/paraglide/messages.js';
import { useAmounts } from '../lib/use-amounts.ts';

interface InvoiceSumsProps {
  currency: string;
  /** Basis points. */
  taxRate: number;
  /** In hundredths of the currency, as are the others. */
  net: number;
  tax: number;
  total: number;
}

/** What the lines of an invoice come to. */
export function InvoiceSums({ currency, taxRate, net, tax, total }: InvoiceSumsProps) {
  const { money, share } = useAmounts();
  const sums = [
    { label: m.invoices_net(), cents: net },
    { label: m.invoices_tax({ rate: share(taxRate) }), cents: tax },
  ];
  return (
    <dl className="figures m-0 ms-auto mt-3 grid max-w-80 gap-1 text-sm">
      {sums.map(({ label, cents }) => (
        <div key={label} className="flex justify-between gap-6">
          <dt className="text-muted">{label}</dt>
          <dd className="m-0">{money(cents, currency)}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-6 border-t border-ink pt-2 text-base font-semibold">
        <dt>{m.invoices_total()}</dt>
        <dd className="m-0">{money(total, currency)}</dd>
      </div>
    </dl>
  );
}
