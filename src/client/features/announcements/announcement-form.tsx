import { useState } from 'react';
import { Controller, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import {
  type Announcement,
  type AnnouncementFields,
  type CreateAnnouncementInput,
  createAnnouncementInput,
  maxAnnouncementLength,
} from '../../../shared/contracts/announcement.ts';
import { type Locale, localeSchema } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { getBrowserTimeZone, parseDateTimeLocal, toDateTimeLocal } from '../../lib/local-time.ts';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import {
  ConflictAlert,
  type SaveRecord,
  showIssues,
  useRecordForm,
} from '../../ui/record-form.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';

const publications = ['now', 'later', 'draft'] as const;
type Publication = (typeof publications)[number];

/** Values of the form. */
type AnnouncementValues = {
  title: string;
  body: string;
  german: { title: string; body: string };
  publication: Publication;
  /** Of inputs for local time. */
  publishedAt: string;
  until: string;
  isPinned: boolean;
};

type AnnouncementFormType = UseFormReturn<AnnouncementValues, unknown, CreateAnnouncementInput>;

const publicationByState = {
  draft: 'draft',
  scheduled: 'later',
  published: 'now',
  over: 'now',
} as const;

/** The values with which the form opens. */
function announcementValues(announcement: Announcement | undefined): AnnouncementValues {
  const { publishedAt, until } = announcement ?? {};
  const isScheduled = announcement?.state === 'scheduled';
  return {
    title: announcement?.title ?? '',
    body: announcement?.body ?? '',
    german: announcement?.german ?? { title: '', body: '' },
    publication: announcement ? publicationByState[announcement.state] : 'now',
    publishedAt: isScheduled && publishedAt ? toDateTimeLocal(publishedAt) : '',
    until: until ? toDateTimeLocal(until) : '',
    isPinned: announcement?.isPinned ?? false,
  };
}

/** Converts the form's values for the server; no German text where none was entered. */
function announcementFields(values: AnnouncementValues): AnnouncementFields {
  const { publication, publishedAt, until, german, ...fields } = values;
  const hasGerman = Object.values(german).some((text) => text.trim() !== '');
  return {
    ...fields,
    german: hasGerman ? german : null,
    isPublished: publication !== 'draft',
    publishedAt: publication === 'later' ? parseDateTimeLocal(publishedAt) : null,
    until: parseDateTimeLocal(until),
  };
}

const validate = contractResolver(createAnnouncementInput);

/** The contract's rules, held against what the form would send, and a time where one is to be chosen. */
const announcementResolver: Resolver<AnnouncementValues, unknown, CreateAnnouncementInput> = async (
  values,
  context,
) => {
  const result = await validate(announcementFields(values), context, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  if (values.publication !== 'later' || parseDateTimeLocal(values.publishedAt)) return result;
  return {
    values: {},
    errors: { ...result.errors, publishedAt: { type: 'time', message: m.content_time_invalid() } },
  };
};

interface PublicationFieldsProps {
  form: AnnouncementFormType;
  announcement: Announcement | undefined;
}

/** Publication to employees, and its place. */
function PublicationFields({ form, announcement }: PublicationFieldsProps) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const isOut = announcement?.state === 'published';
  const labels = {
    now: { label: isOut ? m.announcements_stay() : m.announcements_publish_now() },
    later: { label: m.announcements_schedule() },
    draft: { label: m.announcements_draft(), description: m.announcements_draft_text() },
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-5 border-t border-mist pt-6 sm:grid-cols-2">
      <Controller
        control={control}
        name="publication"
        render={({ field: { value, onChange } }) => (
          <Field label={m.announcements_publication()} group>
            <RadioGroup
              value={value}
              onValueChange={onChange}
              options={publications.map((one) => ({ value: one, ...labels[one] }))}
            />
          </Field>
        )}
      />
      <div className="grid min-w-0 gap-5">
        {watch('publication') === 'later' && (
          <Field
            label={m.announcements_field_time()}
            hint={m.announcements_time_zone({ zone: getBrowserTimeZone() })}
            error={errors.publishedAt?.message}
            required
          >
            <Input
              {...register('publishedAt')}
              type="datetime-local"
              min={toDateTimeLocal(new Date())}
            />
          </Field>
        )}
        <Field
          label={m.announcements_field_until()}
          hint={m.announcements_until_hint()}
          error={errors.until?.message}
        >
          <Input {...register('until')} type="datetime-local" />
        </Field>
        <Controller
          control={control}
          name="isPinned"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Switch
              ref={ref}
              label={m.announcements_pin()}
              description={m.announcements_pin_text()}
              checked={value}
              onCheckedChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </div>
    </div>
  );
}

interface TextFieldsProps {
  form: AnnouncementFormType;
  language: Locale;
}

const fieldNamesByLanguage = {
  en: { title: 'title', body: 'body' },
  de: { title: 'german.title', body: 'german.body' },
} as const;

/** Title and text in one language; those in English are needed. */
function TextFields({ form, language }: TextFieldsProps) {
  const names = fieldNamesByLanguage[language];
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

interface AnnouncementFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** The announcement as it stands now; missing for a new one. */
  announcement: Announcement | undefined;
  save: SaveRecord<CreateAnnouncementInput>;
  onClose: () => void;
}

const fieldNames = [
  'title',
  'body',
  'german.title',
  'german.body',
  'publishedAt',
  'until',
] as const;
const languageNames = { en: m.content_tab_english, de: m.content_tab_german };

export function AnnouncementForm({ id, announcement, save, onClose }: AnnouncementFormProps) {
  const form = useForm<AnnouncementValues, unknown, CreateAnnouncementInput>({
    resolver: announcementResolver,
    defaultValues: announcementValues(announcement),
  });
  const { errors, isDirty, submitCount } = form.formState;
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  const { submit, saved, hasConflict, edited, take } = useRecordForm({
    stored: announcement,
    save,
    onSaved: onClose,
    onRefused: (issues) => showIssues(form.setError, fieldNames, issues),
  });
  // The language in which a field is marked is shown.
  const [seen, setSeen] = useState(submitCount);
  if (seen !== submitCount) {
    setSeen(submitCount);
    if (errors.german) setLanguage('de');
    if (errors.title || errors.body) setLanguage('en');
  }

  function takeCurrent() {
    form.reset(announcementValues(announcement));
    take(announcement);
  }

  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-6">
      <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="edit" />
      {hasConflict && <ConflictAlert onTake={takeCurrent} />}
      <Tabs
        label={m.announcements_languages()}
        value={language}
        onValueChange={(value) => setLanguage(localeSchema.catch('en').parse(value))}
        items={localeSchema.options.map((value) => ({ value, label: languageNames[value]() }))}
      >
        {localeSchema.options.map((value) => (
          <TabPanel key={value} value={value} className="grid gap-5">
            {value === 'de' && (
              <p className="text-sm text-muted">{m.announcements_german_hint()}</p>
            )}
            <TextFields form={form} language={value} />
          </TabPanel>
        ))}
      </Tabs>
      <PublicationFields form={form} announcement={edited} />
    </form>
  );
}
