import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { currencySchema } from '../../../shared/contracts/client.ts';
import type { ClientDetail, ClientRecord } from '../../../shared/contracts/client-admin.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import {
  type InvoiceFields,
  type InvoiceRecord,
  invoiceFormSchema,
  suggestTaxCategory,
  type TaxCategory,
  taxCategorySchema,
} from '../../../shared/contracts/invoice.ts';
import {
  formatHundredthsInput,
  invoiceAmounts,
  parseHundredths,
} from '../../../shared/domain/money.ts';
import { taxSentence } from '../../../shared/i18n/invoice-texts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { InvoiceTotals, taxCategoryLabels } from '../../domain/invoice.tsx';
import { useArrival } from '../../invalidation.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { useAmountFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FieldGroup, fieldsOf } from '../../ui/form-fields.tsx';
import { RecordForm, useSaveRecord } from '../../ui/record-form.tsx';

type LineValues = { description: string; quantity: string; unitPrice: string };

/** The values of the form: quantities, money and per cent as they are typed. */
type InvoiceValues = {
  currency: ClientRecord['preferredCurrency'];
  taxCategory: TaxCategory;
  /** Shown where there is tax alone; it stays as typed while another category is tried. */
  taxRate: string;
  buyerVatNumber: string;
  periodFrom: string;
  periodTo: string;
  dueOn: string;
  lines: LineValues[];
  note: string;
};

/** In basis points: what an invoice from Germany usually carries. */
const defaultTaxRate = 1900;

const createLine = (): LineValues => ({ description: '', quantity: '1', unitPrice: '' });

/** The values with which the form opens: those of a draft, or a new one's. */
function invoiceValues(
  invoice: InvoiceRecord | undefined,
  {
    preferredCurrency,
    country,
    vatNumber,
  }: Pick<ClientRecord, 'preferredCurrency' | 'country' | 'vatNumber'>,
  locale: Locale,
): InvoiceValues {
  return {
    currency: invoice?.currency ?? preferredCurrency,
    taxCategory: invoice?.taxCategory ?? suggestTaxCategory({ country, vatNumber }),
    taxRate: formatHundredthsInput(
      invoice?.taxCategory === 'standard' ? invoice.taxRate : defaultTaxRate,
      locale,
    ),
    buyerVatNumber: (invoice ? invoice.buyerVatNumber : vatNumber) ?? '',
    periodFrom: invoice?.periodFrom ?? '',
    periodTo: invoice?.periodTo ?? '',
    dueOn: invoice?.dueOn ?? '',
    lines: invoice?.lines.map(({ description, quantity, unitPrice }) => ({
      description,
      quantity: formatHundredthsInput(quantity, locale),
      unitPrice: formatHundredthsInput(unitPrice, locale, 2),
    })) ?? [createLine()],
    note: invoice?.note ?? '',
  };
}

/** Converts the typed values to those of the contract; numbers may be none yet. */
function parseInvoiceValues(
  values: InvoiceValues,
  locale: Locale,
): z.input<typeof invoiceFormSchema> {
  return {
    currency: values.currency,
    taxCategory: values.taxCategory,
    taxRate: values.taxCategory === 'standard' ? parseHundredths(values.taxRate, locale) : 0,
    buyerVatNumber: values.buyerVatNumber || null,
    periodFrom: values.periodFrom || null,
    periodTo: values.periodTo || null,
    dueOn: values.dueOn || null,
    lines: values.lines.map(({ description, quantity, unitPrice }) => ({
      description,
      quantity: parseHundredths(quantity, locale),
      unitPrice: parseHundredths(unitPrice, locale),
    })),
    note: values.note || null,
  };
}

/** The contract's rules for what is typed. */
const invoiceResolver = (locale: Locale) =>
  convertedResolver(invoiceFormSchema, (values: InvoiceValues) =>
    parseInvoiceValues(values, locale),
  );

const { TextField, TextareaField, SelectField } = fieldsOf<InvoiceValues>();

const maxLines = 100;

function LineFields() {
  const { control, formState } = useFormContext<InvoiceValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const whole = formState.errors.lines?.message;
  return (
    <FieldGroup title={m.invoices_lines()} className="gap-4">
      {whole && <Alert tone="danger">{whole}</Alert>}
      {fields.map((field, index) => {
        const number = index + 1;
        return (
          <fieldset
            key={field.id}
            aria-label={m.invoices_line_number({ number })}
            className="m-0 grid min-w-0 grid-cols-2 gap-3 border-0 border-b border-mist p-0 pb-4 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_auto] sm:items-start"
          >
            <TextField
              name={`lines.${index}.description`}
              label={m.invoices_line_text()}
              required
              maxLength={500}
              className="col-span-2 sm:col-span-1"
            />
            <TextField
              name={`lines.${index}.quantity`}
              label={m.invoices_line_quantity()}
              required
              inputMode="decimal"
            />
            <TextField
              name={`lines.${index}.unitPrice`}
              label={m.invoices_line_price()}
              required
              inputMode="text"
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={m.invoices_line_remove({ number })}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
              className="sm:mt-[1.625rem]"
            >
              <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
            </Button>
          </fieldset>
        );
      })}
      {fields.length < maxLines && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => append(createLine())}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.invoices_line_add()}
        </Button>
      )}
    </FieldGroup>
  );
}

const wholeOrZero = (value: number) => (Number.isSafeInteger(value) ? value : 0);

/** Shows the totals of the lines as they are typed; text that is no number yet counts nothing. */
function LiveTotals() {
  const { control, getValues } = useFormContext<InvoiceValues>();
  const { locale } = useAmountFormat();
  useWatch({ control, name: ['lines', 'taxRate', 'taxCategory', 'currency'] });
  const { lines, taxRate, currency } = parseInvoiceValues(getValues(), locale);
  const rate = wholeOrZero(taxRate);
  const amounts = invoiceAmounts(
    lines.map(({ quantity, unitPrice }) => ({
      quantity: wholeOrZero(quantity),
      unitPrice: wholeOrZero(unitPrice),
    })),
    rate,
  );
  return <InvoiceTotals currency={currency} taxRate={rate} {...amounts} />;
}

/** The tax category, the rate where there is one, and the buyer's VAT number. */
function TaxFields() {
  const { control } = useFormContext<InvoiceValues>();
  const category = useWatch({ control, name: 'taxCategory' });
  const sentence = taxSentence(category);
  return (
    <FieldGroup title={m.invoices_tax_category()} className="sm:grid-cols-2">
      <SelectField
        name="taxCategory"
        label={m.invoices_tax_category_label()}
        choices={taxCategorySchema.options}
        labels={taxCategoryLabels}
      />
      {category === 'standard' && (
        <TextField name="taxRate" label={m.invoices_tax_rate()} inputMode="decimal" />
      )}
      <TextField
        name="buyerVatNumber"
        label={m.invoices_client_vat_number()}
        required={category === 'reverse_charge'}
        maxLength={40}
      />
      {sentence && (
        <p className="text-sm leading-6 text-muted sm:col-span-2">
          {m.invoices_tax_prints({ sentence })}
        </p>
      )}
    </FieldGroup>
  );
}

interface InvoiceDialogProps {
  client: ClientDetail;
  isOpen: boolean;
  /** The draft as it is stored now; missing for a new one. */
  invoice: InvoiceRecord | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

export function InvoiceDialog({
  client,
  isOpen,
  invoice,
  onClose,
  returnFocus,
}: InvoiceDialogProps) {
  const { locale } = useAmountFormat();
  const create = trpc.admin.invoices.create.useMutation();
  const { save, isSaving } = useSaveRecord<InvoiceFields>({
    create: {
      ...create,
      mutateAsync: (input) => create.mutateAsync({ ...input, clientId: client.id }),
    },
    update: trpc.admin.invoices.update.useMutation(),
    arrival: useArrival('admin.invoices'),
    feedback: () => ({ saved: m.invoices_saved(), failed: m.invoices_save_failed() }),
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={invoice ? m.invoices_edit_title() : m.invoices_add_title()}
      description={`${client.companyName} (${client.clientId})`}
      action={m.invoices_save_draft()}
      pending={isSaving}
    >
      {isOpen && (
        <RecordForm
          record={invoice}
          values={(draft) => invoiceValues(draft, client, locale)}
          resolver={invoiceResolver(locale)}
          save={save}
          onSaved={onClose}
          openParams="form"
          gone={invoice?.state !== 'draft' && <Alert tone="danger">{m.invoices_gone_form()}</Alert>}
          className="grid min-w-0 gap-6"
        >
          <LineFields />
          <LiveTotals />
          <TaxFields />
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <TextField name="periodFrom" type="date" label={m.invoices_period_from()} />
            <TextField name="periodTo" type="date" label={m.invoices_period_to()} />
            <SelectField
              name="currency"
              label={m.invoices_currency()}
              choices={currencySchema.options}
            />
            <TextField
              name="dueOn"
              type="date"
              label={m.invoices_due_on()}
              hint={m.invoices_due_hint()}
            />
          </div>
          <TextareaField
            name="note"
            label={m.invoices_note()}
            maxLength={2000}
            rows={3}
            dir="auto"
          />
        </RecordForm>
      )}
    </FormDialog>
  );
}
