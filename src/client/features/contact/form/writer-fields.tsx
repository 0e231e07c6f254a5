import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EmailField } from './email-field.tsx';
import { type FormName, fieldId } from './form-draft.ts';

type WriterField = 'name' | 'email' | 'company';

interface WriterFieldsProps {
  name: FormName;
  /** Made known to the form by whoever draws it: the first mistake in that order gets the focus. */
  inputs: Record<WriterField, UseFormRegisterReturn>;
  errors: { [field in WriterField]?: { message?: string | undefined } | undefined };
}

/** Who writes, in a grid of two columns. */
export function WriterFields({ name, inputs, errors }: WriterFieldsProps) {
  return (
    <>
      <Field
        id={fieldId(name, 'name')}
        label={m.contact_field_name()}
        error={errors.name?.message}
        required
      >
        <Input {...inputs.name} autoComplete="name" maxLength={200} />
      </Field>
      <EmailField
        {...inputs.email}
        id={fieldId(name, 'email')}
        label={m.contact_field_email()}
        error={errors.email?.message}
      />
      <Field
        id={fieldId(name, 'company')}
        label={m.contact_field_company_optional()}
        error={errors.company?.message}
        className="sm:col-span-2"
      >
        <Input {...inputs.company} autoComplete="organization" maxLength={200} />
      </Field>
    </>
  );
}
