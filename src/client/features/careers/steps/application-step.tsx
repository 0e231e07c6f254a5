import { useRouteContext } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { company } from '../../../../shared/content/company.ts';
import {
  type ApplicationFields,
  applicationFormSchema,
} from '../../../../shared/contracts/application.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { localizedPath } from '../../../../shared/i18n/locale.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { positionOptions } from '../../../../shared/i18n/position-name.ts';
import { cn } from '../../../lib/cn.ts';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, textLinkClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmailInput } from '../../../ui/email-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Draft, isConsentOutdated, textEntries, toConsent } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import { dismissWizardToast, showWizardToast } from '../failure-alert.tsx';
import { StepHeading, type StepProps, WizardActions } from '../step-layout.tsx';
import { ResumeField, resumeFieldId } from './resume-field.tsx';
import { useResumeUpload } from './use-resume-upload.ts';

type FormValues = z.input<typeof applicationFormSchema>;

/** The form of step 1 over the contract; every change goes into the draft at once. */
function useApplicationForm(store: DraftStore, draft: Draft, locale: Locale) {
  const form = useForm<FormValues, unknown, ApplicationFields>({
    resolver: contractResolver(applicationFormSchema),
    mode: 'onTouched',
    defaultValues: {
      ...textEntries(draft),
      position: draft.position ?? undefined,
      dataConsent: draft.dataConsent,
    },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          store.update((current) => ({
            ...textEntries(values),
            position: values.position ?? null,
            dataConsent: values.dataConsent,
            consent: toConsent(current, values.dataConsent, locale),
          })),
      }),
    [form, store, locale],
  );

  // A return from the results shows at once what is missing. As a submission: messages then go with the
  // change that corrects them, not with the blur, which would move the button away under the click on it.
  const sentBack = draft.mend !== 'none';
  useEffect(() => {
    if (sentBack) void form.handleSubmit(() => {})();
  }, [form, sentBack]);

  return form;
}

/** The applicant's consent, and the rights that stay. */
function ConsentLabel() {
  const { prefixed } = useRouteContext({ from: '__root__' });
  return (
    <>
      {m.careers_consent_text({ company: company.legalName })}{' '}
      <a
        href={localizedPath('/privacy-policy', prefixed ? 'de' : 'en')}
        target="_blank"
        rel="noopener"
        className={textLinkClass}
      >
        {m.careers_consent_link()}
      </a>
    </>
  );
}

/** Both columns of the form. */
const wide = 'sm:col-span-2';

interface PersonalFieldsProps {
  form: ReturnType<typeof useApplicationForm>;
  /** The terms have changed since the person agreed to them. */
  consentOutdated: boolean;
  /** The résumé's field, which lives beside the form. */
  resume: ReactNode;
}

/** The inputs of step 1 in their order: one for each field of the form, or the types do not fit. */
function PersonalFields({ form, consentOutdated, resume }: PersonalFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const inputs: Record<keyof FormValues | 'resume', ReactNode> = {
    applicantName: (
      <Field
        label={m.careers_field_name()}
        error={errors.applicantName?.message}
        required
        className={wide}
      >
        <Input {...register('applicantName')} autoComplete="name" maxLength={200} />
      </Field>
    ),
    email: (
      <Field label={m.careers_field_email()} error={errors.email?.message} required>
        <EmailInput {...register('email')} />
      </Field>
    ),
    phone: (
      <Field label={m.careers_field_phone()} error={errors.phone?.message} required>
        <Input
          {...register('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </Field>
    ),
    position: (
      <Field
        label={m.careers_field_position()}
        error={errors.position?.message}
        required
        className={wide}
      >
        <Controller
          control={control}
          name="position"
          render={({ field }) => (
            <Select
              ref={field.ref}
              options={positionOptions()}
              value={field.value ?? ''}
              onValueChange={field.onChange}
              placeholder={m.careers_position_placeholder()}
            />
          )}
        />
      </Field>
    ),
    resume: <div className={wide}>{resume}</div>,
    coverLetter: (
      <Field
        label={m.careers_field_cover_letter()}
        hint={m.careers_field_cover_letter_hint()}
        error={errors.coverLetter?.message}
        className={wide}
      >
        <Textarea {...register('coverLetter')} rows={6} maxLength={5000} counter />
      </Field>
    ),
    dataConsent: (
      <div className={cn(wide, 'grid gap-6')}>
        {consentOutdated && <Alert>{m.careers_consent_outdated()}</Alert>}
        <Controller
          control={control}
          name="dataConsent"
          render={({ field }) => (
            <Checkbox
              ref={field.ref}
              label={m.careers_consent_label()}
              description={<ConsentLabel />}
              error={errors.dataConsent?.message}
              aria-required
              checked={field.value}
              onCheckedChange={(checked) => field.onChange(checked === true)}
              onBlur={field.onBlur}
            />
          )}
        />
      </div>
    ),
  };
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {Object.entries(inputs).map(([name, input]) => (
        <Fragment key={name}>{input}</Fragment>
      ))}
    </div>
  );
}

/** Step 1: who applies, for what, and the résumé. */
export function ApplicationStep({ store, draft, assessment, onNext }: StepProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const form = useApplicationForm(store, draft, locale);
  const [tried, setTried] = useState(draft.mend !== 'none');
  const resumeField = useRef<HTMLDivElement>(null);
  const { upload, choose, retry, cancel } = useResumeUpload({
    onUploaded: (resume) => store.update({ resume }),
    onClosed: assessment.close,
  });
  const sending = upload.phase === 'sending';

  function resumeError() {
    if (!tried || draft.resume) return undefined;
    return sending ? m.careers_resume_wait() : m.validation_resume_required();
  }

  function showWhatIsMissing() {
    setTried(true);
    dismissWizardToast();
  }

  function goOn() {
    setTried(true);
    if (sending || !draft.resume) {
      if (!sending) {
        showWizardToast({
          title: m.careers_resume_required_title(),
          description: m.validation_resume_required(),
          variant: 'danger',
        });
      }
      resumeField.current?.scrollIntoView({ block: 'center' });
      document.getElementById(resumeFieldId)?.focus({ preventScroll: true });
      return;
    }
    onNext();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(goOn, showWhatIsMissing)(event)}
      className="grid gap-8"
    >
      <StepHeading step={1}>
        <p>{m.careers_application_lead()}</p>
      </StepHeading>
      {draft.mend === 'resume' && (
        <Alert tone="warning" title={m.careers_resume_lost_title()}>
          {m.careers_resume_lost_text()}
        </Alert>
      )}
      <PersonalFields
        form={form}
        consentOutdated={isConsentOutdated(draft)}
        resume={
          <ResumeField
            ref={resumeField}
            locale={locale}
            resume={draft.resume}
            upload={upload}
            error={resumeError()}
            onChoose={choose}
            onRetry={retry}
            onCancel={cancel}
            onRemove={() => store.update({ resume: null })}
          />
        }
      />
      <WizardActions>
        <Button type="submit">{m.ui_next()}</Button>
      </WizardActions>
    </form>
  );
}
