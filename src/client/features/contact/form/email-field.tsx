import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface EmailFieldProps extends ComponentProps<typeof Input> {
  id: string;
  label: string;
  error: string | undefined;
}

export function EmailField({ id, label, error, ...input }: EmailFieldProps) {
  return (
    <Field id={id} label={label} error={error} required>
      <Input
        {...input}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </Field>
  );
}
