import { useId, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import {
  createResourceInput,
  type ResourceDetailsFields,
  type ResourceFields,
  resourceKindSchema,
  resourceLanguageSchema,
} from '../../../shared/contracts/resource.ts';
import { resourceLanguageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { Field } from '../../ui/field.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { emptyResource, kindLabels } from './resource-values.ts';
import { TargetFields } from './target-fields.tsx';
import type { useSaveResource } from './use-resources.ts';

const { TextField, TextareaField, SelectField, SwitchField } = fieldsOf<ResourceDetailsFields>();

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
  const listId = useId();
  const offered = new Set([...categories, ...suggestions.map((suggest) => suggest())]);
  return (
    <>
      <TextField name="title" label={m.ui_title()} required maxLength={200} />
      <TextareaField
        name="description"
        label={m.resources_field_description()}
        hint={m.resources_description_hint()}
        maxLength={2000}
        rows={2}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="category"
          label={m.ui_category()}
          hint={m.resources_category_hint()}
          required
          list={listId}
          maxLength={100}
        />
        <datalist id={listId}>
          {[...offered].map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <SelectField
          name="language"
          label={m.resources_field_language()}
          choices={resourceLanguageSchema.options}
          labels={resourceLanguageNames}
          className="content-end"
        />
      </div>
      <SwitchField
        name="requiresAcknowledgement"
        label={m.resources_requires()}
        description={m.resources_requires_text()}
      />
    </>
  );
}

/** The kind of a new resource, and what it leads to. */
function FirstVersionFields({ onUploading }: { onUploading: (isUploading: boolean) => void }) {
  const { control, watch } = useFormContext<ResourceFields>();
  return (
    <>
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
      <TargetFields kind={watch('kind')} onUploading={onUploading} />
    </>
  );
}

interface NewResourceFormProps {
  categories: readonly string[];
  save: ReturnType<typeof useSaveResource>['create'];
  onClose: () => void;
}

const resolver = contractResolver(createResourceInput);

/** Everything about a new resource, with its first version. */
export function NewResourceForm({ categories, save, onClose }: NewResourceFormProps) {
  const [isUploading, setIsUploading] = useState(false);
  return (
    <RecordForm
      record={undefined}
      values={() => emptyResource}
      resolver={resolver}
      save={save}
      onSaved={onClose}
      isUploading={isUploading}
    >
      <DetailsFields categories={categories} />
      <FirstVersionFields onUploading={setIsUploading} />
    </RecordForm>
  );
}
