import { useFormContext, useWatch } from 'react-hook-form';
import { invoiceAmounts } from '../../../shared/domain/invoice-amounts.ts';
import { useAmounts } from '../../lib/use-amounts.ts';
import { InvoiceSums } from '../../ui/invoice-sums.tsx';
import { type InvoiceValues, typedInvoice } from './invoice-values.ts';

const wholeOrZero = (value: number) => (Number.isSafeInteger(value) ? value : 0);

/** What the lines come to as they are typed; what is no number yet counts nothing. */
export function LiveSums() {
  const { control, getValues } = useFormContext<InvoiceValues>();
  const { locale } = useAmounts();
  useWatch({ control, name: ['lines', 'taxRate', 'currency'] });
  const { lines, taxRate, currency } = typedInvoice(getValues(), locale);
  const rate = wholeOrZero(taxRate);
  const amounts = invoiceAmounts(
    lines.map(({ quantity, unitPrice }) => ({
      quantity: wholeOrZero(quantity),
      unitPrice: wholeOrZero(unitPrice),
    })),
    rate,
  );
  return <InvoiceSums currency={currency} taxRate={rate} {...amounts} />;
}
