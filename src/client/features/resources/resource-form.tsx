import { useId, useRef, useState } from 'react';
import { Controller, FormProvider, useForm, useFormContext } from 'react-hook-form';
import {
  type CreateResourceInput,
  createResourceInput,
  type ResourceDetailsFields,
  type ResourceFields,
  resourceKindSchema,
  resourceLanguageSchema,
} from '../../../shared/contracts/resource.ts';
import { resourceLanguageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { showIssues } from '../../ui/record-form.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { emptyResource, kindLabels } from './resource-values.ts';
import { TargetFields } from './target-fields.tsx';
import { useSaveResource } from './use-resources.ts';

interface DetailsFieldsProps {
  /** Those there are. */
  categories: readonly string[];
}

/** Offered before there is any. */
const suggestions = [
  m.resources_category_onboarding,
  m.resources_category_policies,
  m.resources_category_forms,
  m.resources_category_training,
  m.resources_category_benefits,
];

/** Fields of a resource, for new and existing ones. */
export function DetailsFields({ categories }: DetailsFieldsProps) {
  const { register, control, formState } = useFormContext<ResourceDetailsFields>();
  const { errors } = formState;
  const listId = useId();
  const offered = new Set([...categories, ...suggestions.map((suggest) => suggest())]);
  return (
    <>
      <Field label={m.resources_field_title()} required error={errors.title?.message}>
        <Input {...register('title')} maxLength={200} autoComplete="off" />
      </Field>
      <Field
        label={m.resources_field_description()}
        hint={m.resources_description_hint()}
        error={errors.description?.message}
      >
        <Textarea {...register('description')} maxLength={2000} rows={2} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={m.resources_field_category()}
          hint={m.resources_category_hint()}
          required
          error={errors.category?.message}
        >
          <Input {...register('category')} list={listId} maxLength={100} autoComplete="off" />
          <datalist id={listId}>
            {[...offered].map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
        </Field>
        <Controller
          control={control}
          name="language"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field
              label={m.resources_field_language()}
              error={errors.language?.message}
              className="content-end"
            >
              <Select
                ref={ref}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                options={resourceLanguageSchema.options.map((language) => ({
                  value: language,
                  label: resourceLanguageNames[language](),
                }))}
              />
            </Field>
          )}
        />
      </div>
      <Controller
        control={control}
        name="requiresAcknowledgement"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Switch
            ref={ref}
            label={m.resources_requires()}
            description={m.resources_requires_text()}
            checked={value ?? false}
            onCheckedChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </>
  );
}

interface NewResourceFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  categories: readonly string[];
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

const fieldNames = [
  'title',
  'description',
  'category',
  'language',
  'kind',
  'url',
  'uploadId',
  'note',
] as const;

/** Everything about a new resource, with its first version. */
export function NewResourceForm({ id, categories, onSaving, onClose }: NewResourceFormProps) {
  const form = useForm<ResourceFields, unknown, CreateResourceInput>({
    resolver: contractResolver(createResourceInput),
    defaultValues: emptyResource,
  });
  const { control, watch, formState } = form;
  const { isDirty } = formState;
  const saved = useRef(false);
  const [isUploading, setIsUploading] = useState(false);
  const [submitOnce] = useSingleFlight(submit, saved);
  const { create } = useSaveResource(onSaving);

  async function submit(input: CreateResourceInput) {
    if (isUploading) return;
    const result = await create(input);
    if (result.outcome === 'saved') {
      saved.current = true;
      onClose();
    } else if (result.outcome === 'refused') {
      showIssues(form.setError, fieldNames, result.issues);
    }
  }

  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={form.handleSubmit(submitOnce)} className="grid gap-5">
        <UnsavedChangesGuard isDirty={isDirty || isUploading} saved={saved} openParams="edit" />
        <DetailsFields categories={categories} />
        <Controller
          control={control}
          name="kind"
          render={({ field: { value, onChange } }) => (
            <Field label={m.resources_field_kind()} group>
              <FilterGroup
                label={m.resources_field_kind()}
                value={value}
                onValueChange={onChange}
                items={resourceKindSchema.options.map((kind) => ({
                  value: kind,
                  label: kindLabels[kind](),
                }))}
              />
            </Field>
          )}
        />
        <TargetFields kind={watch('kind')} onUploading={setIsUploading} />
      </form>
    </FormProvider>
  );
}
