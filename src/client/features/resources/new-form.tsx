import { useRef, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import {
  type CreateResourceInput,
  createResourceInput,
  type ResourceFields,
  resourceKindSchema,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { showIssues, useOneAtATime } from '../../ui/record-form.tsx';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { AboutFields } from './about-fields.tsx';
import { kindLabels } from './labels.ts';
import { newValues } from './resource-values.ts';
import { TargetFields } from './target-fields.tsx';
import { useSaveResource } from './use-save-resource.ts';

interface NewFormProps {
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
export function NewForm({ id, categories, onSaving, onClose }: NewFormProps) {
  const form = useForm<ResourceFields, unknown, CreateResourceInput>({
    resolver: contractResolver(createResourceInput),
    defaultValues: newValues,
  });
  const { control, watch, formState } = form;
  const { isDirty } = formState;
  const saved = useRef(false);
  const [isUploading, setIsUploading] = useState(false);
  const submitOnce = useOneAtATime(submit, saved);
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
        <DiscardGuard isDirty={isDirty || isUploading} saved={saved} heldBy="edit" />
        <AboutFields categories={categories} />
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
