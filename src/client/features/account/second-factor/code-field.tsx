import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface CodeFieldProps {
  label?: string;
  hint: string;
  error: string | undefined;
  /** Recovery codes have letters. */
  takesLetters?: boolean;
  field: UseFormRegisterReturn;
}

export function CodeField({
  label = m.second_factor_code(),
  hint,
  error,
  takesLetters = false,
  field,
}: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} required error={error}>
      <Input
        {...field}
        inputMode={takesLetters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="figures"
      />
    </Field>
  );
}
