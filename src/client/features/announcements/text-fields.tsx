import { maxAnnouncementLength } from '../../../shared/contracts/announcement.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { AnnouncementFormType } from './announcement-values.ts';

interface TextFieldsProps {
  form: AnnouncementFormType;
  language: Locale;
}

const namesOf = {
  en: { title: 'title', body: 'body' },
  de: { title: 'german.title', body: 'german.body' },
} as const;

/** Title and text in one language; those in English are needed. */
export function TextFields({ form, language }: TextFieldsProps) {
  const names = namesOf[language];
  const required = language === 'en';
  const errors = required ? form.formState.errors : form.formState.errors.german;
  return (
    <>
      <Field
        label={m.announcements_field_title()}
        required={required}
        error={errors?.title?.message}
      >
        <Input {...form.register(names.title)} lang={language} maxLength={200} />
      </Field>
      <Field
        label={m.announcements_field_body()}
        hint={m.announcements_body_hint()}
        required={required}
        error={errors?.body?.message}
      >
        <Textarea
          {...form.register(names.body)}
          lang={language}
          maxLength={maxAnnouncementLength}
          rows={8}
          className="field-sizing-content max-h-96 min-h-48"
        />
      </Field>
    </>
  );
}
