import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import {
  type ResourceAboutFields,
  resourceLanguageSchema,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { languageLabels } from './labels.ts';

interface AboutFieldsProps {
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

/** What is said of a resource, for a new one and for one that is there. */
export function AboutFields({ categories }: AboutFieldsProps) {
  const { register, control, formState } = useFormContext<ResourceAboutFields>();
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
                  label: languageLabels[language](),
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
