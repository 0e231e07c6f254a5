import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { cn } from '../lib/cn.ts';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

interface FieldGroupProps {
  title: string;
  description?: string;
  className?: string;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function FieldGroup({ title, description, className, children }: FieldGroupProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-3 p-0 font-display text-lg font-semibold">{title}</legend>
      {description && <p className="-mt-2 mb-5 text-sm text-muted">{description}</p>}
      <div className={cn('grid min-w-0 gap-5', className)}>{children}</div>
    </fieldset>
  );
}

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
