import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ClientValues } from './client-values.ts';
import { fieldLabels } from './field-labels.ts';
import { planIds } from '../../../shared/content/offer.ts';
import { clientStatusSchema, currencySchema, paymentMethodSchema } from '../../../shared/contracts/client.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../domain/plan-names.ts';
import { FieldGroup } from '../../ui/form-fields.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/input.tsx';
import { paymentLabels, statusLabels } from './labels.ts';

interface ChoiceFieldProps {
  name: 'status' | 'paymentMethod' | 'preferredCurrency' | 'plan';
  options: readonly { value: string; label: string }[];
}

/** What stands for no value: a choice cannot be an empty text. */
const noChoice = 'none';

/** One of a few values of the client's form. */
function ChoiceField({ name, options }: ChoiceFieldProps) {
  const { control, formState } = useFormContext<ClientValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field label={fieldLabels[name]()} error={formState.errors[name]?.message}>
          <Select
            ref={ref}
            value={value ?? noChoice}
            onValueChange={(next) => onChange(next === noChoice ? null : next)}
            onBlur={onBlur}
            options={options}
          />
        </Field>
      )}
    />
  );
}

export function TermsFields() {
  const { control, register, formState } = useFormContext<ClientValues>();
  return (
    <FieldGroup title={m.clients_group_terms()} className="sm:grid-cols-2">
      <ChoiceField
        name="status"
        options={clientStatusSchema.options.map((value) => ({
          value,
          label: statusLabels[value](),
        }))}
      />
      <ChoiceField
        name="plan"
        options={[
          { value: noChoice, label: m.clients_plan_none() },
          ...planIds.map((value) => ({ value, label: planNames[value]() })),
        ]}
      />
      <ChoiceField
        name="paymentMethod"
        options={paymentMethodSchema.options.map((value) => ({
          value,
          label: paymentLabels[value](),
        }))}
      />
      <ChoiceField
        name="preferredCurrency"
        options={currencySchema.options.map((value) => ({ value, label: value }))}
      />
      <Controller
        control={control}
        name="ndaSigned"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Switch
            ref={ref}
            label={m.clients_nda()}
            description={m.clients_nda_text()}
            checked={value}
            onCheckedChange={onChange}
            onBlur={onBlur}
            className="sm:col-span-2"
          />
        )}
      />
      <Field
        label={m.clients_notes()}
        error={formState.errors.notes?.message}
        className="sm:col-span-2"
      >
        <Textarea
          {...register('notes')}
          maxLength={5000}
          rows={4}
          dir="auto"
          className="field-sizing-content max-h-80"
        />
      </Field>
    </FieldGroup>
  );
}
