import { Plus, Trash2 } from 'lucide-react';
import { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form';
import { currencySchema } from '../../../shared/contracts/client.ts';
import type { ClientDetail } from '../../../shared/contracts/client-admin.ts';
import {
  type InvoiceFields,
  type InvoiceRecord,
  taxCategorySchema,
} from '../../../shared/contracts/invoice.ts';
import { invoiceAmounts } from '../../../shared/domain/money.ts';
import { taxSentence } from '../../../shared/i18n/invoice-texts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { InvoiceTotals, taxCategoryLabels } from '../../domain/invoice.tsx';
import { useArrival } from '../../invalidation.ts';
import { useAmountFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FieldGroup, SelectField } from '../../ui/form-fields.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import {
  ConflictAlert,
  type SaveRecord,
  useRecordForm,
  useSaveRecord,
} from '../../ui/record-form.tsx';
import {
  createLine,
  type InvoiceValues,
  invoiceResolver,
  invoiceValues,
  parseInvoiceValues,
} from './invoice-values.ts';

const maxLines = 100;

/** What is charged. */
function LineFields() {
  const { control, register, formState } = useFormContext<InvoiceValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const errors = formState.errors.lines;
  const whole = errors?.root?.message ?? errors?.message;
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
            <Field
              label={m.invoices_line_text()}
              required
              error={errors?.[index]?.description?.message}
              className="col-span-2 sm:col-span-1"
            >
              <Input
                {...register(`lines.${index}.description`)}
                maxLength={500}
                autoComplete="off"
              />
            </Field>
            <Field
              label={m.invoices_line_quantity()}
              required
              error={errors?.[index]?.quantity?.message}
            >
              <Input
                {...register(`lines.${index}.quantity`)}
                inputMode="decimal"
                autoComplete="off"
              />
            </Field>
            <Field
              label={m.invoices_line_price()}
              required
              error={errors?.[index]?.unitPrice?.message}
            >
              <Input
                {...register(`lines.${index}.unitPrice`)}
                inputMode="text"
                autoComplete="off"
              />
            </Field>
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

/** What the lines come to as they are typed; what is no number yet counts nothing. */
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
  const { control, register, formState } = useFormContext<InvoiceValues>();
  const { errors } = formState;
  const category = useWatch({ control, name: 'taxCategory' });
  const sentence = taxSentence(category);
  return (
    <FieldGroup title={m.invoices_tax_category()} className="sm:grid-cols-2">
      <SelectField
        control={control}
        name="taxCategory"
        label={m.invoices_tax_category_label()}
        options={taxCategorySchema.options.map((value) => ({
          value,
          label: taxCategoryLabels[value](),
        }))}
      />
      {category === 'standard' && (
        <Field label={m.invoices_tax_rate()} error={errors.taxRate?.message}>
          <Input {...register('taxRate')} inputMode="decimal" autoComplete="off" />
        </Field>
      )}
      <Field
        label={m.invoices_client_vat_number()}
        required={category === 'reverse_charge'}
        error={errors.buyerVatNumber?.message}
      >
        <Input {...register('buyerVatNumber')} maxLength={40} autoComplete="off" />
      </Field>
      {sentence && (
        <p className="text-sm leading-6 text-muted sm:col-span-2">
          {m.invoices_tax_prints({ sentence })}
        </p>
      )}
    </FieldGroup>
  );
}

interface InvoiceFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  invoice: InvoiceRecord | undefined;
  client: ClientDetail;
  save: SaveRecord<InvoiceFields>;
  onClose: () => void;
}

function InvoiceForm({ id, invoice, client, save, onClose }: InvoiceFormProps) {
  const { locale } = useAmountFormat();
  const form = useForm<InvoiceValues, unknown, InvoiceFields>({
    resolver: invoiceResolver(locale),
    defaultValues: invoiceValues(invoice, client, locale),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const { submit, saved, hasConflict, take } = useRecordForm({
    stored: invoice,
    save,
    onSaved: onClose,
    onRefused: ([issue]) => {
      if (issue) form.setError('root', { message: issue.message });
    },
  });
  const isGone = hasConflict && invoice?.state !== 'draft';

  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={handleSubmit(submit)} className="grid min-w-0 gap-6">
        <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="form" />
        {isGone && <Alert tone="danger">{m.invoices_gone_form()}</Alert>}
        {hasConflict && !isGone && (
          <ConflictAlert
            onTake={() => {
              form.reset(invoiceValues(invoice, client, locale));
              take(invoice);
            }}
          />
        )}
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
        <LineFields />
        <LiveTotals />
        <TaxFields />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <Field label={m.invoices_period_from()} error={errors.periodFrom?.message}>
            <Input {...register('periodFrom')} type="date" />
          </Field>
          <Field label={m.invoices_period_to()} error={errors.periodTo?.message}>
            <Input {...register('periodTo')} type="date" />
          </Field>
          <SelectField
            control={control}
            name="currency"
            label={m.invoices_currency()}
            options={currencySchema.options.map((value) => ({ value, label: value }))}
          />
          <Field
            label={m.invoices_due_on()}
            hint={m.invoices_due_hint()}
            error={errors.dueOn?.message}
          >
            <Input {...register('dueOn')} type="date" />
          </Field>
        </div>
        <Field label={m.invoices_note()} error={errors.note?.message}>
          <Textarea {...register('note')} maxLength={2000} rows={3} dir="auto" />
        </Field>
      </form>
    </FormProvider>
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

const formId = 'invoice-form';

export function InvoiceDialog({
  client,
  isOpen,
  invoice,
  onClose,
  returnFocus,
}: InvoiceDialogProps) {
  const create = trpc.admin.invoices.create.useMutation();
  const { save, isSaving } = useSaveRecord<InvoiceFields>({
    create: {
      ...create,
      mutateAsync: (input) => create.mutateAsync({ ...input, clientId: client.id }),
    },
    update: trpc.admin.invoices.update.useMutation(),
    arrival: useArrival('admin.invoices'),
    told: () => ({ saved: m.invoices_saved(), failed: m.invoices_save_failed() }),
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={invoice ? m.invoices_edit_title() : m.invoices_add_title()}
      formId={formId}
      action={m.invoices_save_draft()}
      pending={isSaving}
    >
      {isOpen && (
        <InvoiceForm id={formId} invoice={invoice} client={client} save={save} onClose={onClose} />
      )}
    </FormDialog>
  );
}
