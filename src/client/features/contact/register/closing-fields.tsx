import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationForm } from '../../../../shared/contracts/client.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ConsentBox } from '../form/consent-box.tsx';
import { fieldId } from '../form/form-draft.ts';
import { PrivacySentence } from '../form/privacy-sentence.tsx';
import { FormPart } from './form-part.tsx';
import type { RegistrationValues } from './use-registration.ts';

interface ClosingFieldsProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationForm>;
  /** What ends the form: the button and what it has to say. */
  children: ReactNode;
}

/**
 * Notes and consent. A component of its own, as the parts above are: the form library puts the focus on the first
 * mistake in the order in which the fields were made known to it.
 */
export function ClosingFields({ form: { register, formState }, children }: ClosingFieldsProps) {
  const { errors } = formState;
  return (
    <FormPart id="registration-more" title={m.contact_register_more()}>
      <Field
        id={fieldId('registration', 'notes')}
        label={m.contact_register_optional({ label: m.contact_register_notes() })}
        hint={m.contact_register_notes_hint()}
        error={errors.notes?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('notes')} rows={5} maxLength={5000} />
      </Field>
      <div className="grid gap-6 sm:col-span-2">
        <ConsentBox
          {...register('privacyConsent')}
          id={fieldId('registration', 'privacyConsent')}
          error={errors.privacyConsent?.message}
        >
          <PrivacySentence sentence={(link) => m.contact_register_consent({ link })} />
        </ConsentBox>
        {children}
      </div>
    </FormPart>
  );
}
