import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { isPlanId, type PlanId, planIds, planPrices } from '../../../../shared/content/offer.ts';
import type {
  RegistrationFields,
  registrationFormSchema,
} from '../../../../shared/contracts/client.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../../shared/i18n/plan-names.ts';
import { NoScriptNotice } from '../../../domain/company-contact.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { ServerText } from '../../../ui/server-text.tsx';
import { toast } from '../../../ui/toast.tsx';
import { fieldProps, readFormDraft } from '../form/form-draft.ts';
import { ConsentCheckbox, EmailField, FormSection } from '../form/form-fields.tsx';
import { lazyResolver, usePublicForm } from '../form/form-submission.ts';
import { HoneypotField, PrivacySentence } from '../form/public-form.tsx';
import {
  clearRegistration,
  NextStepsPanel,
  RegistrationBooking,
  RegistrationConfirmation,
  type RegistrationRecord,
  readSavedRegistration,
  saveRegistration,
} from './registration-done.tsx';

type RegistrationValues = z.input<typeof registrationFormSchema>;

const loadContract = () => import('./registration-resolver.ts');
const resolver = lazyResolver(loadContract);
const texts = [
  'companyName',
  'industry',
  'website',
  'address',
  'contactPerson',
  'contactTitle',
  'contactEmail',
  'phone',
  'notes',
] as const;
const fields = [...texts, 'privacyConsent'] as const;

interface RegistrationOptions {
  plan: PlanId | undefined;
  onRegistered: (record: RegistrationRecord) => void;
}

function useRegistration({ plan, onRegistered }: RegistrationOptions) {
  const state = usePublicForm<RegistrationValues, RegistrationFields, { mediaKitPin: string }>({
    name: 'registration',
    resolver,
    defaultValues: () => readFormDraft('registration', texts),
    fields,
    send: (api, valid, getMetadata) => {
      const input = { ...valid, plan };
      return api.public.registerClient.mutate({ ...input, ...getMetadata(input) });
    },
    onSent: ({ mediaKitPin }, { companyName, contactPerson, contactEmail }) => {
      toast({
        title: m.contact_register_done_toast(),
        description: m.contact_register_done_toast_text(),
        variant: 'success',
      });
      onRegistered({ mediaKitPin, companyName, contactPerson, contactEmail });
    },
    onFailure: ({ code, message }) =>
      toast({
        title: m.contact_register_failed(),
        description: code === 'network' ? m.contact_register_failed_text() : message,
        variant: 'danger',
      }),
  });
  return {
    ...state,
    /** Loads the sending code with the first typing. */
    prepare: () => {
      void loadContract().catch(() => {});
      void RegistrationBooking.preload().catch(() => {});
    },
  };
}

function formatPlanPrice(plan: PlanId): string {
  const prices = planPrices[plan];
  if (!prices) return m.contact_register_plan_agreed();
  return m.contact_register_plan_price({ price: m.company_money({ value: prices.price }) });
}

/** The plan of the page's address, to be changed here; the address changes along. */
function PlanChoice({ plan }: { plan: PlanId | undefined }) {
  const group = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const choose = useCallback(
    (id: PlanId | undefined) =>
      void navigate({ to: '/register', search: { plan: id }, replace: true, resetScroll: false }),
    [navigate],
  );

  // One that was clicked before hydration stays checked.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (!checked) return;
    const id = isPlanId(checked.value) ? checked.value : undefined;
    if (id !== plan) choose(id);
  }, [plan, choose]);

  const choices = [
    ...planIds.map((id) => ({ id, name: planNames[id](), note: () => formatPlanPrice(id) })),
    {
      id: undefined,
      name: m.contact_register_plan_none(),
      note: () => m.contact_register_plan_none_text(),
    },
  ];
  return (
    <FormSection id="registration-plan" title={m.contact_register_plan()}>
      <p className="text-muted sm:col-span-2">{m.contact_register_plan_hint()}</p>
      <div ref={group} className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
        {choices.map(({ id, name, note }) => (
          <label
            key={name}
            className="relative flex cursor-pointer items-start gap-3 rounded border border-edge px-4 py-3 transition-colors hover:border-ink has-checked:border-sea has-checked:bg-sea-soft"
          >
            <input
              type="radio"
              name="registration-plan"
              value={id ?? ''}
              checked={id === plan}
              onChange={() => choose(id)}
              className="mt-1 size-4 shrink-0 accent-sea"
            />
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <ServerText text={note} className="figures block text-sm text-muted" />
            </span>
          </label>
        ))}
      </div>
    </FormSection>
  );
}

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
  const at = fieldProps('registration', formState.errors);
  return (
    <FormSection id="registration-more" title={m.contact_register_more()}>
      <Field
        {...at('notes')}
        label={m.contact_register_optional({ label: m.contact_register_notes() })}
        hint={m.contact_register_notes_hint()}
        className="sm:col-span-2"
      >
        <Textarea {...register('notes')} rows={5} maxLength={5000} />
      </Field>
      <div className="grid gap-6 sm:col-span-2">
        <ConsentCheckbox {...register('privacyConsent')} {...at('privacyConsent')}>
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
  const at = fieldProps('registration', formState.errors);
  const optional = (label: string) => m.contact_register_optional({ label });
  return (
    <FormSection id="registration-company" title={m.contact_register_company()}>
      <Field
        {...at('companyName')}
        label={m.contact_register_company_name()}
        required
        className="sm:col-span-2"
      >
        <Input {...register('companyName')} autoComplete="organization" maxLength={200} />
      </Field>
      <Field {...at('industry')} label={optional(m.contact_register_industry())}>
        <Input {...register('industry')} maxLength={200} />
      </Field>
      <Field {...at('website')} label={optional(m.contact_register_website())}>
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
        {...at('address')}
        label={optional(m.contact_register_address())}
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
  const at = fieldProps('registration', formState.errors);
  return (
    <FormSection id="registration-person" title={m.contact_register_person()}>
      <Field {...at('contactPerson')} label={m.contact_register_person_name()} required>
        <Input {...register('contactPerson')} autoComplete="name" maxLength={200} />
      </Field>
      <Field
        {...at('contactTitle')}
        label={m.contact_register_optional({ label: m.contact_register_job_title() })}
      >
        <Input {...register('contactTitle')} autoComplete="organization-title" maxLength={200} />
      </Field>
      <EmailField
        {...register('contactEmail')}
        {...at('contactEmail')}
        label={m.contact_register_email()}
      />
      <Field {...at('phone')} label={m.contact_register_phone()} required>
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
      data-draft
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
            {failure.message}
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
