import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { messageAt } from './message-at.ts';

interface NumberInputProps<Value extends FieldValues> {
  name: FieldPath<Value>;
  label: string;
  hint?: string | undefined;
}

/** A whole number of the form around it. */
export function NumberInput<Value extends FieldValues>({
  name,
  label,
  hint,
}: NumberInputProps<Value>) {
  const { register, formState } = useFormContext<Value>();
  return (
    <Field label={label} hint={hint} required error={messageAt(formState.errors, name)}>
      <Input
        {...register(name, { valueAsNumber: true })}
        type="number"
        inputMode="numeric"
        step={1}
        className="figures max-w-32"
      />
    </Field>
  );
}
