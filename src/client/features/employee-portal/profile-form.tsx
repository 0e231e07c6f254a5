import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useRef, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import {
  type OwnProfile,
  type OwnProfileFields,
  type UpdateOwnProfileInput,
  updateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';
import { type Locale, localeSchema } from '../../../shared/contracts/fields.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PhotoField } from '../../domain/photo-field.tsx';
import { SkillsField } from '../../domain/skills-field.tsx';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { ConflictAlert, mergeSavedForm, showIssues } from '../../ui/record-form.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';

type ProfileFormType = UseFormReturn<OwnProfileFields, unknown, UpdateOwnProfileInput>;

/** The values with which the form opens. */
function profileValues(profile: OwnProfile): OwnProfileFields {
  const { shortBio, bio, skills, german, version } = profile;
  return {
    phone: profile.phone ?? '',
    privatePhone: profile.privatePhone ?? '',
    privateEmail: profile.privateEmail ?? '',
    shortBio,
    bio,
    skills,
    german,
    imageUrl: profile.imageUrl ?? '',
    version,
  };
}

interface LanguageFieldsProps {
  form: ProfileFormType;
  language: Locale;
  /** The texts cannot be left empty. */
  isNeeded: boolean;
}

const fieldNamesByLanguage = {
  en: { shortBio: 'shortBio', bio: 'bio', skills: 'skills' },
  de: { shortBio: 'german.shortBio', bio: 'german.bio', skills: 'german.skills' },
} as const;

/** The texts of one language. */
function LanguageFields({ form, language, isNeeded }: LanguageFieldsProps) {
  const { register, control, formState } = form;
  const names = fieldNamesByLanguage[language];
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

interface PersonalFieldsProps {
  form: ProfileFormType;
  /** Told when a photo begins and ends being chosen and sent. */
  onUploading: (isUploading: boolean) => void;
}

/** Fields common to all languages. */
function PersonalFields({ form, onUploading }: PersonalFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Controller
        control={control}
        name="imageUrl"
        render={({ field: { value, onChange } }) => (
          <PhotoField
            label={m.employee_portal_photo()}
            hint={m.employee_portal_photo_hint()}
            value={value ?? ''}
            error={errors.imageUrl?.message}
            uploadUrl="/api/employee/images"
            onChange={onChange}
            onUploading={onUploading}
          />
        )}
      />
      <Field
        label={m.employee_portal_phone()}
        hint={m.employee_portal_phone_hint()}
        error={errors.phone?.message}
        className="sm:max-w-96"
      >
        <Input {...register('phone')} type="tel" maxLength={40} autoComplete="off" />
      </Field>
      <fieldset className="m-0 grid gap-5 border-0 p-0 sm:grid-cols-2">
        <legend className="mb-3 p-0 font-medium">
          {m.employee_portal_private()}
          <span className="block text-sm font-normal text-muted">
            {m.employee_portal_private_hint()}
          </span>
        </legend>
        <Field label={m.employee_portal_private_phone()} error={errors.privatePhone?.message}>
          <Input {...register('privatePhone')} type="tel" maxLength={40} autoComplete="tel" />
        </Field>
        <Field label={m.employee_portal_private_email()} error={errors.privateEmail?.message}>
          <Input {...register('privateEmail')} type="email" maxLength={254} autoComplete="email" />
        </Field>
      </fieldset>
    </>
  );
}

const languageNames = { en: m.employee_portal_english, de: m.employee_portal_german };

interface TextFieldsProps {
  form: ProfileFormType;
  /** A public page needs the English texts. */
  isPublic: boolean;
}

/** The texts in both languages; a language with a field that is marked is shown. */
function TextFields({ form, isPublic }: TextFieldsProps) {
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  const { errors, submitCount } = form.formState;
  const [seen, setSeen] = useState(submitCount);
  if (seen !== submitCount) {
    setSeen(submitCount);
    if (errors.german) setLanguage('de');
    if (errors.bio || errors.shortBio || errors.skills) setLanguage('en');
  }
  return (
    <Tabs
      label={m.employee_portal_languages()}
      value={language}
      onValueChange={(value) => setLanguage(localeSchema.catch('en').parse(value))}
      items={localeSchema.options.map((value) => ({ value, label: languageNames[value]() }))}
    >
      {localeSchema.options.map((value) => (
        <TabPanel key={value} value={value} className="grid gap-5">
          {value === 'de' && (
            <p className="text-sm text-muted">{m.employee_portal_german_hint()}</p>
          )}
          <LanguageFields form={form} language={value} isNeeded={isPublic && value === 'en'} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

type SaveResult =
  | { outcome: 'saved'; profile: OwnProfile }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

/** Saves the profile, tells the result, and answers what the form has to show. */
function useSaveProfile() {
  const queryClient = useQueryClient();
  const arrival = useArrival('employee.getProfile');
  const update = trpc.employee.updateProfile.useMutation();
  return {
    isSaving: update.isPending,
    save: async (input: UpdateOwnProfileInput): Promise<SaveResult> => {
      try {
        const profile = await update.mutateAsync({ ...input, phone: input.phone ?? '' });
        queryClient.setQueryData(
          getQueryKey(trpc.employee.getProfile, undefined, 'query'),
          profile,
        );
        toast({ title: m.employee_portal_saved(), variant: 'success' });
        return { outcome: 'saved', profile };
      } catch (error) {
        const { code, message, issues } = readError(error);
        if (code === 'conflict') {
          await arrival();
          return { outcome: 'conflict' };
        }
        toast({
          title: m.employee_portal_save_failed(),
          description: message,
          variant: 'danger',
        });
        return { outcome: 'refused', issues };
      }
    },
  };
}

const fieldNames = updateOwnProfileInput.keyof().options;

export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const form = useForm<OwnProfileFields, unknown, UpdateOwnProfileInput>({
    resolver: contractResolver(updateOwnProfileInput),
    defaultValues: profileValues(profile),
  });
  const { isDirty } = form.formState;
  const { save, isSaving } = useSaveProfile();
  const [hasConflict, setHasConflict] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // The form stays open after it was saved, and then holds nothing that could be lost.
  const saved = useRef(false);

  /** Goes on from what is stored now, with what was typed since `sent` had been sent. */
  function take(current: OwnProfile, sent: OwnProfileFields) {
    mergeSavedForm(form, sent, profileValues(current));
    setHasConflict(false);
  }

  const [submit] = useSingleFlight(async (input: UpdateOwnProfileInput) => {
    if (isBusy) return;
    const sent = structuredClone(form.getValues());
    // After a conflict the reader knows of the saved version and writes over that one.
    const result = await save(hasConflict ? { ...input, version: profile.version } : input);
    if (result.outcome === 'saved') take(result.profile, sent);
    else if (result.outcome === 'conflict') setHasConflict(true);
    else {
      showIssues(form.setError, fieldNames, result.issues);
    }
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid min-w-0 gap-6">
      <h2 className="text-xl">{m.employee_portal_edit()}</h2>
      <UnsavedChangesGuard isDirty={isDirty} saved={saved} />
      {hasConflict && <ConflictAlert onTake={() => take(profile, form.getValues())} />}
      <PersonalFields form={form} onUploading={setIsBusy} />
      <TextFields form={form} isPublic={profile.isPublic} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-mist bg-paper py-3">
        <p aria-live="polite" className="me-auto text-sm text-muted">
          {isBusy && m.employee_portal_photo_busy()}
        </p>
        <Button type="submit" pending={isSaving} disabled={isBusy}>
          {m.employee_portal_save()}
        </Button>
      </div>
    </form>
  );
}
