import { Controller } from 'react-hook-form';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { SkillsField } from '../../ui/skills-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { ProfileFormType } from './profile-values.ts';

interface LanguageFieldsProps {
  form: ProfileFormType;
  language: Locale;
  /** The texts cannot be left empty. */
  isNeeded: boolean;
}

const namesOf = {
  en: { shortBio: 'shortBio', bio: 'bio', skills: 'skills' },
  de: { shortBio: 'german.shortBio', bio: 'german.bio', skills: 'german.skills' },
} as const;

/** The texts of one language. */
export function LanguageFields({ form, language, isNeeded }: LanguageFieldsProps) {
  const { register, control, formState } = form;
  const names = namesOf[language];
  const errors = language === 'de' ? formState.errors.german : formState.errors;
  return (
    <>
      <Field
        label={m.employee_portal_short_bio()}
        hint={m.employee_portal_short_bio_hint()}
        required={isNeeded}
        error={errors?.shortBio?.message}
      >
        <Textarea {...register(names.shortBio)} lang={language} maxLength={500} counter rows={2} />
      </Field>
      <Field label={m.employee_portal_bio()} required={isNeeded} error={errors?.bio?.message}>
        <Textarea
          {...register(names.bio)}
          lang={language}
          maxLength={10_000}
          rows={6}
          className="field-sizing-content max-h-96"
        />
      </Field>
      <Controller
        control={control}
        name={names.skills}
        render={({ field: { value, onChange } }) => (
          <SkillsField
            label={m.employee_portal_skills()}
            lang={language}
            value={value}
            error={errors?.skills?.message}
            onChange={onChange}
          />
        )}
      />
    </>
  );
}
