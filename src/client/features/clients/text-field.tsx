import type { HTMLInputTypeAttribute } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { ClientValues } from './client-values.ts';
import { fieldLabels } from './field-labels.ts';

interface TextFieldProps {
  name:
    | 'companyName'
    | 'industry'
    | 'website'
    | 'address'
    | 'contactPerson'
    | 'contactTitle'
    | 'contactEmail'
    | 'phone';
  maxLength: number;
  required?: boolean;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  className?: string;
}

/** One line of text of the client's form. */
export function TextField({ name, required = false, className, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<ClientValues>();
  return (
    <Field
      label={fieldLabels[name]()}
      required={required}
      error={formState.errors[name]?.message}
      {...(className ? { className } : {})}
    >
      <Input {...register(name)} {...input} autoComplete="off" />
    </Field>
  );
}
