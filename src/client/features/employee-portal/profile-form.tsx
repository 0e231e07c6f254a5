import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { Controller, type Resolver, useFormContext } from 'react-hook-form';
import {
  type OwnProfile,
  type OwnProfileFields,
  ownProfileForm,
  type UpdateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';
import { type Locale, localeSchema } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PhotoField } from '../../domain/photo-field.tsx';
import { SkillsField } from '../../domain/skills-field.tsx';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { RecordForm, saveWithFeedback } from '../../ui/record-form.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';

const { TextField, TextareaField } = fieldsOf<OwnProfileFields>();

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
  language: Locale;
  /** The texts cannot be left empty. */
  isNeeded: boolean;
}

const fieldNamesByLanguage = {
  en: { shortBio: 'shortBio', bio: 'bio', skills: 'skills' },
  de: { shortBio: 'german.shortBio', bio: 'german.bio', skills: 'german.skills' },
} as const;

/** The texts of one language. */
function LanguageFields({ language, isNeeded }: LanguageFieldsProps) {
  const { control, formState } = useFormContext<OwnProfileFields>();
  const names = fieldNamesByLanguage[language];
  const errors = language === 'de' ? formState.errors.german : formState.errors;
  return (
    <>
      <TextareaField
        name={names.shortBio}
        label={m.employee_portal_short_bio()}
        hint={m.employee_portal_short_bio_hint()}
        required={isNeeded}
        lang={language}
        maxLength={500}
        counter
        rows={2}
      />
      <TextareaField
        name={names.bio}
        label={m.employee_portal_bio()}
        required={isNeeded}
        lang={language}
        maxLength={10_000}
        rows={6}
        controlClassName="field-sizing-content max-h-96"
      />
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
  /** Called when choosing and sending a photo begins and ends. */
  onUploading: (isUploading: boolean) => void;
}

/** Fields common to all languages. */
function PersonalFields({ onUploading }: PersonalFieldsProps) {
  const { control, formState } = useFormContext<OwnProfileFields>();
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
            error={formState.errors.imageUrl?.message}
            uploadUrl="/api/employee/images"
            onChange={onChange}
            onUploading={onUploading}
          />
        )}
      />
      <TextField
        name="phone"
        label={m.employee_portal_phone()}
        hint={m.employee_portal_phone_hint()}
        type="tel"
        maxLength={40}
        className="sm:max-w-96"
      />
      <fieldset className="m-0 grid gap-5 border-0 p-0 sm:grid-cols-2">
        <legend className="mb-3 p-0 font-medium">
          {m.employee_portal_private()}
          <span className="block text-sm font-normal text-muted">
            {m.employee_portal_private_hint()}
          </span>
        </legend>
        <TextField
          name="privatePhone"
          label={m.employee_portal_private_phone()}
          type="tel"
          maxLength={40}
          autoComplete="tel"
        />
        <TextField
          name="privateEmail"
          label={m.employee_portal_private_email()}
          type="email"
          maxLength={254}
          autoComplete="email"
        />
      </fieldset>
    </>
  );
}

const languageNames = { en: m.employee_portal_english, de: m.employee_portal_german };

interface TextFieldsProps {
  /** A public page needs the English texts. */
  isPublic: boolean;
}

/** The texts in both languages; a language with a field that is marked is shown. */
function TextFields({ isPublic }: TextFieldsProps) {
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  const { errors, submitCount } = useFormContext<OwnProfileFields>().formState;
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
          <LanguageFields language={value} isNeeded={isPublic && value === 'en'} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Saves the profile, shows the result, and returns what the form has to show. */
function useSaveProfile() {
  const queryClient = useQueryClient();
  const arrival = useArrival('employee.getProfile');
  const update = trpc.employee.updateProfile.useMutation({
    onSuccess: (profile) =>
      queryClient.setQueryData(getQueryKey(trpc.employee.getProfile, undefined, 'query'), profile),
  });
  return {
    isSaving: update.isPending,
    save: (input: UpdateOwnProfileInput, { version }: OwnProfile) =>
      saveWithFeedback(() => update.mutateAsync({ ...input, phone: input.phone ?? '', version }), {
        saved: m.employee_portal_saved(),
        failed: m.employee_portal_save_failed(),
        arrival,
      }),
  };
}

const resolver: Resolver<OwnProfileFields, OwnProfile, UpdateOwnProfileInput> = (
  values,
  profile,
  options,
) => contractResolver(ownProfileForm(profile))(values, profile, options);

export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { save, isSaving } = useSaveProfile();
  const [isUploading, setIsUploading] = useState(false);
  return (
    <RecordForm
      record={profile}
      values={profileValues}
      resolver={resolver}
      save={save}
      onSaved={() => {}}
      next={(saved) => saved}
      openParams={[]}
      isUploading={isUploading}
      className="grid min-w-0 gap-6"
    >
      <h2 className="text-xl">{m.employee_portal_edit()}</h2>
      <PersonalFields onUploading={setIsUploading} />
      <TextFields isPublic={profile.isPublic} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-mist bg-paper py-3">
        <p aria-live="polite" className="me-auto text-sm text-muted">
          {isUploading && m.employee_portal_photo_busy()}
        </p>
        <Button type="submit" pending={isSaving} disabled={isUploading}>
          {m.ui_save()}
        </Button>
      </div>
    </RecordForm>
  );
}
