import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ClientValues } from './client-values.ts';
import { fieldLabels } from './field-labels.ts';

interface ChoiceFieldProps {
  name: 'status' | 'paymentMethod' | 'preferredCurrency' | 'plan';
  options: readonly { value: string; label: string }[];
}

/** What stands for no value: a choice cannot be an empty text. */
export const noChoice = 'none';

/** One of a few values of the client's form. */
export function ChoiceField({ name, options }: ChoiceFieldProps) {
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
