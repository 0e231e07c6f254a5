import { Controller, useFormContext } from 'react-hook-form';
import { planIds } from '../../../shared/content/plans.ts';
import {
  clientStatusSchema,
  currencySchema,
  paymentMethodSchema,
} from '../../../shared/contracts/client.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../lib/plan-names.ts';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ChoiceField, noChoice } from './choice-field.tsx';
import type { ClientValues } from './client-values.ts';
import { paymentLabels, statusLabels } from './labels.ts';

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
