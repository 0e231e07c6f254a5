import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationForm } from '../../../../shared/contracts/client.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EmailField } from '../form/email-field.tsx';
import { fieldId } from '../form/form-draft.ts';
import { FormPart } from './form-part.tsx';
import type { RegistrationValues } from './use-registration.ts';

interface PersonFieldsProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationForm>;
}

export function PersonFields({ form: { register, formState } }: PersonFieldsProps) {
  const { errors } = formState;
  return (
    <FormPart id="registration-person" title={m.contact_register_person()}>
      <Field
        id={fieldId('registration', 'contactPerson')}
        label={m.contact_register_person_name()}
        error={errors.contactPerson?.message}
        required
      >
        <Input {...register('contactPerson')} autoComplete="name" maxLength={200} />
      </Field>
      <Field
        id={fieldId('registration', 'contactTitle')}
        label={m.contact_register_optional({ label: m.contact_register_job_title() })}
        error={errors.contactTitle?.message}
      >
        <Input {...register('contactTitle')} autoComplete="organization-title" maxLength={200} />
      </Field>
      <EmailField
        {...register('contactEmail')}
        id={fieldId('registration', 'contactEmail')}
        label={m.contact_register_email()}
        error={errors.contactEmail?.message}
      />
      <Field
        id={fieldId('registration', 'phone')}
        label={m.contact_register_phone()}
        error={errors.phone?.message}
        required
      >
        <Input
          {...register('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </Field>
    </FormPart>
  );
}
