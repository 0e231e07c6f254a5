import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { EmailInput } from '../../../ui/email-input.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { type FormName, fieldProps } from './form-draft.ts';

interface ConsentCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  id: string;
  error: string | undefined;
  /** The whole sentence a person agrees to. */
  children: ReactNode;
}

/** The browser's own box under our drawing: it can be ticked before the page is hydrated. */
export function ConsentCheckbox({ id, error, children, ...input }: ConsentCheckboxProps) {
  return (
    <div>
      <div className="relative flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="peer mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded border border-edge bg-raised transition-colors checked:border-sea checked:bg-sea hover:border-ink aria-invalid:border-danger"
        />
        <Check
          aria-hidden="true"
          strokeWidth={2.5}
          className="pointer-events-none absolute start-1 top-1.5 size-4 text-on-sea opacity-0 peer-checked:opacity-100"
        />
        <label htmlFor={id} className="min-w-0 py-0.5 leading-6">
          {children}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} className="mt-1.5" />
    </div>
  );
}

interface EmailFieldProps extends ComponentProps<typeof Input> {
  id: string;
  label: string;
  error: string | undefined;
}

export function EmailField({ id, label, error, ...input }: EmailFieldProps) {
  return (
    <Field id={id} label={label} error={error} required>
      <EmailInput {...input} />
    </Field>
  );
}

type ContactPersonField = 'name' | 'email' | 'company';

interface ContactPersonFieldsProps {
  name: FormName;
  /** Registered by the component that draws it: the first mistake in that order gets the focus. */
  inputs: Record<ContactPersonField, UseFormRegisterReturn>;
  errors: { [field in ContactPersonField]?: { message?: string | undefined } | undefined };
}

/** Fields of the sender, in a grid of two columns. */
export function ContactPersonFields({ name, inputs, errors }: ContactPersonFieldsProps) {
  const at = fieldProps(name, errors);
  return (
    <>
      <Field {...at('name')} label={m.contact_field_name()} required>
        <Input {...inputs.name} autoComplete="name" maxLength={200} />
      </Field>
      <EmailField {...inputs.email} {...at('email')} label={m.contact_field_email()} />
      <Field
        {...at('company')}
        label={m.contact_field_company_optional()}
        className="sm:col-span-2"
      >
        <Input {...inputs.company} autoComplete="organization" maxLength={200} />
      </Field>
    </>
  );
}

interface FormSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a long form: what it asks for on the left, the fields on the right. */
export function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 gap-x-8 gap-y-6 border-t border-edge pt-5 xl:grid-cols-[11rem_1fr]"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="grid min-w-0 gap-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
