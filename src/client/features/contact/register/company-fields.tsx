import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationForm } from '../../../../shared/contracts/client.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { fieldId } from '../form/form-draft.ts';
import { FormPart } from './form-part.tsx';
import type { RegistrationValues } from './use-registration.ts';

interface CompanyFieldsProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationForm>;
}

export function CompanyFields({ form: { register, formState } }: CompanyFieldsProps) {
  const { errors } = formState;
  const optional = (label: string) => m.contact_register_optional({ label });
  return (
    <FormPart id="registration-company" title={m.contact_register_company()}>
      <Field
        id={fieldId('registration', 'companyName')}
        label={m.contact_register_company_name()}
        error={errors.companyName?.message}
        required
        className="sm:col-span-2"
      >
        <Input {...register('companyName')} autoComplete="organization" maxLength={200} />
      </Field>
      <Field
        id={fieldId('registration', 'industry')}
        label={optional(m.contact_register_industry())}
        error={errors.industry?.message}
      >
        <Input {...register('industry')} maxLength={200} />
      </Field>
      <Field
        id={fieldId('registration', 'website')}
        label={optional(m.contact_register_website())}
        error={errors.website?.message}
      >
        <Input
          {...register('website')}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={500}
        />
      </Field>
      <Field
        id={fieldId('registration', 'address')}
        label={optional(m.contact_register_address())}
        error={errors.address?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('address')} rows={3} autoComplete="street-address" maxLength={500} />
      </Field>
    </FormPart>
  );
}
