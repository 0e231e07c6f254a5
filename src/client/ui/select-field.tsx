import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

interface SelectFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>;
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few values of a form. */
export function SelectField<Values extends FieldValues>({
  control,
  name,
  label,
  options,
}: SelectFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field label={label} error={error?.message}>
          <Select
            ref={ref}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            options={options}
          />
        </Field>
      )}
    />
  );
}
