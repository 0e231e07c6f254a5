import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlanId } from '../../../../shared/content/offer.ts';
import type { RegistrationFields } from '../../../../shared/contracts/client.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { NoScriptNotice } from '../../../domain/company-contact.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { fieldId } from '../form/form-draft.ts';
import { ConsentCheckbox, EmailField, FormSection } from '../form/form-fields.tsx';
import { HoneypotField, PrivacySentence } from '../form/public-form.tsx';
import { NextStepsPanel } from './next-panel.tsx';
import { PlanChoice } from './plan-choice.tsx';
import {
  clearRegistration,
  RegistrationConfirmation,
  type RegistrationRecord,
  readSavedRegistration,
  saveRegistration,
} from './registration-done.tsx';
import { type RegistrationValues, useRegistration } from './use-registration.ts';

interface ClosingFieldsProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationFields>;
  /** End of the form: the button and its message. */
  children: ReactNode;
}

/**
 * Notes and consent. A component of its own, as the parts above are: the form library puts the focus on the first
 * mistake in the order in which the fields were made known to it.
 */
function ClosingFields({ form: { register, formState }, children }: ClosingFieldsProps) {
  const { errors } = formState;
  return (
    <FormSection id="registration-more" title={m.contact_register_more()}>
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
        <ConsentCheckbox
          {...register('privacyConsent')}
          id={fieldId('registration', 'privacyConsent')}
          error={errors.privacyConsent?.message}
        >
          <PrivacySentence sentence={(link) => m.contact_register_consent({ link })} />
        </ConsentCheckbox>
        {children}
      </div>
    </FormSection>
  );
}

interface CompanyFieldsProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationFields>;
}

function CompanyFields({ form: { register, formState } }: CompanyFieldsProps) {
  const { errors } = formState;
  const optional = (label: string) => m.contact_register_optional({ label });
  return (
    <FormSection id="registration-company" title={m.contact_register_company()}>
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
    </FormSection>
  );
}

interface PersonFieldsProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationFields>;
}

function PersonFields({ form: { register, formState } }: PersonFieldsProps) {
  const { errors } = formState;
  return (
    <FormSection id="registration-person" title={m.contact_register_person()}>
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
    </FormSection>
  );
}

interface RegistrationFormProps {
  plan: PlanId | undefined;
  onRegistered: (record: RegistrationRecord) => void;
}

function RegistrationForm({ plan, onRegistered }: RegistrationFormProps) {
  const { form, failure, trap, submit, pending, prepare } = useRegistration({
    plan,
    onRegistered,
  });
  return (
    // The method keeps the page from going anywhere on a submit before hydration.
    <form
      id="registration-form"
      method="dialog"
      noValidate
      onFocus={prepare}
      onSubmit={submit}
      className="grid gap-12"
    >
      <CompanyFields form={form} />
      <PersonFields form={form} />
      <PlanChoice plan={plan} />
      <ClosingFields form={form}>
        <HoneypotField ref={trap} />
        {failure && (
          <Alert tone="danger" title={m.contact_not_sent()}>
            {failure}
          </Alert>
        )}
        <Button
          type="submit"
          size="lg"
          pending={pending}
          className="w-full justify-self-start sm:w-auto"
        >
          {pending ? m.contact_register_submitting() : m.contact_register_submit()}
        </Button>
      </ClosingFields>
    </form>
  );
}

const route = getRouteApi('/public/register');

/** A company becomes a client: the form, and what it brings. */
export function RegisterPage() {
  const { plan } = route.useSearch();
  const [done, setDone] = useState<RegistrationRecord | null>(null);

  // The server does not know what this tab has done; a reload finds it out at hydration.
  useEffect(() => setDone(readSavedRegistration()), []);

  function show(record: RegistrationRecord) {
    saveRegistration(record);
    setDone(record);
  }

  function startAnother() {
    clearRegistration();
    setDone(null);
  }

  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {done ? (
        <RegistrationConfirmation record={done} onAnother={startAnother} />
      ) : (
        <div className="mx-auto grid max-w-[90rem] gap-x-12 gap-y-12 px-4 pt-12 pb-20 sm:px-6 sm:pt-16 lg:grid-cols-12 lg:px-10 lg:pb-28">
          <header className="lg:col-span-12">
            <h1 className="max-w-[16ch] text-4xl">{m.contact_register_title()}</h1>
            <p className="mt-5 max-w-[52ch] text-lg text-muted">{m.contact_register_lead()}</p>
          </header>
          <div className="min-w-0 lg:col-span-7 xl:col-span-8">
            <NoScriptNotice className="mb-8" />
            {/* Hydrated by itself, after the page around it: on a slow phone touches are answered in between. */}
            <Suspense>
              <RegistrationForm plan={plan} onRegistered={show} />
            </Suspense>
          </div>
          <div className="lg:col-span-5 xl:col-span-4">
            <NextStepsPanel />
          </div>
        </div>
      )}
    </main>
  );
}
