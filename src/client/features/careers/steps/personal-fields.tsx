import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { positionOptions } from '../position-options.ts';
import { ConsentText } from './consent-text.tsx';
import type { useApplicationForm } from './use-application-form.ts';

interface PersonalFieldsProps {
  form: ReturnType<typeof useApplicationForm>;
  /** The terms have changed since the person agreed to them. */
  consentOutdated: boolean;
  /** The résumé's field, which lives beside the form. */
  resume: ReactNode;
}

export function PersonalFields({ form, consentOutdated, resume }: PersonalFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={m.careers_field_name()}
          error={errors.applicantName?.message}
          required
          className="sm:col-span-2"
        >
          <Input {...register('applicantName')} autoComplete="name" maxLength={200} />
        </Field>
        <Field label={m.careers_field_email()} error={errors.email?.message} required>
          <Input
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <Field label={m.careers_field_phone()} error={errors.phone?.message} required>
          <Input
            {...register('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </Field>
        <Field
          label={m.careers_field_position()}
          error={errors.position?.message}
          required
          className="sm:col-span-2"
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
      </div>
      {resume}
      <Field
        label={m.careers_field_cover_letter()}
        hint={m.careers_field_cover_letter_hint()}
        error={errors.coverLetter?.message}
      >
        <Textarea {...register('coverLetter')} rows={6} maxLength={5000} counter />
      </Field>
      {consentOutdated && <Alert>{m.careers_consent_outdated()}</Alert>}
      <Controller
        control={control}
        name="dataConsent"
        render={({ field }) => (
          <Checkbox
            ref={field.ref}
            label={m.careers_consent_label()}
            description={<ConsentText />}
            error={errors.dataConsent?.message}
            aria-required
            checked={field.value === true}
            onCheckedChange={(checked) => field.onChange(checked === true ? true : undefined)}
            onBlur={field.onBlur}
          />
        )}
      />
    </div>
  );
}
