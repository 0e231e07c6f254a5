import { FormProvider, useForm } from 'react-hook-form';
import { currencySchema } from '../../../shared/contracts/client.ts';
import type { InvoiceForm as Entered, InvoiceRecord } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { SaveRecord } from '../../lib/save-outcome.ts';
import { useAmounts } from '../../lib/use-amounts.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type InvoiceValues, invoiceResolver, invoiceValues } from './invoice-values.ts';
import { LineFields } from './line-fields.tsx';
import { LiveSums } from './live-sums.tsx';

interface InvoiceFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  invoice: InvoiceRecord | undefined;
  /** That of the client. */
  currency: InvoiceValues['currency'];
  save: SaveRecord<Entered>;
  onClose: () => void;
}

export function InvoiceForm({ id, invoice, currency, save, onClose }: InvoiceFormProps) {
  const { locale } = useAmounts();
  const form = useForm<InvoiceValues, unknown, Entered>({
    resolver: invoiceResolver(locale),
    defaultValues: invoiceValues(invoice, currency, locale),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const { submit, saved, hasConflict } = useRecordForm({
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
        <DiscardGuard isDirty={isDirty} saved={saved} heldBy="form" />
        {hasConflict && (
          <Alert tone="danger">
            {isGone ? m.invoices_gone_form() : m.invoices_conflict_form()}
          </Alert>
        )}
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
        <LineFields />
        <LiveSums />
        <div className="grid items-end gap-5 sm:grid-cols-3">
          <SelectField
            control={control}
            name="currency"
            label={m.invoices_currency()}
            options={currencySchema.options.map((value) => ({ value, label: value }))}
          />
          <Field label={m.invoices_tax_rate()} error={errors.taxRate?.message}>
            <Input {...register('taxRate')} inputMode="decimal" autoComplete="off" />
          </Field>
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
