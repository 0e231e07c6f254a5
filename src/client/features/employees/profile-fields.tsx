import { Controller } from 'react-hook-form';
import { additionalImageFields } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/form-fields.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { PhotoField } from '../../domain/photo-field.tsx';
import { SkillsField } from '../../domain/skills-field.tsx';
import type { EmployeeFormType } from './employee-form-type.ts';
import { fieldLabels } from './field-labels.ts';

interface ProfileFieldsProps {
  form: EmployeeFormType;
  /** A new record is asked for all of a public page, and so is one that is public. */
  isNew: boolean;
  /** Told when a photo begins and ends being chosen and sent. */
  onUploading: (isUploading: boolean) => void;
}

/** What visitors see of a person. */
export function ProfileFields({ form, isNew, onUploading }: ProfileFieldsProps) {
  const { register, control, formState, watch } = form;
  const isWhole = watch('isPublic') || isNew;
  const { errors } = formState;
  return (
    <FieldGroup title={m.employees_group_public()} description={m.employees_group_public_text()}>
      <Controller
        control={control}
        name="imageUrl"
        render={({ field: { value, onChange } }) => (
          <PhotoField
            label={fieldLabels.imageUrl()}
            hint={m.employees_photo_hint()}
            required={isWhole}
            value={value}
            error={errors.imageUrl?.message}
            onChange={onChange}
            onUploading={onUploading}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.employees_name()} required error={errors.name?.message}>
          <Input {...register('name')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={m.employees_position()} required error={errors.position?.message}>
          <Input {...register('position')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={m.employees_department()} error={errors.department?.message}>
          <Input {...register('department')} maxLength={200} autoComplete="off" />
        </Field>
      </div>
      <Field
        label={m.employees_short_bio()}
        hint={m.employees_short_bio_hint()}
        required={isWhole}
        error={errors.shortBio?.message}
      >
        <Textarea {...register('shortBio')} maxLength={500} counter rows={2} />
      </Field>
      <Field label={m.employees_bio()} required={isWhole} error={errors.bio?.message}>
        <Textarea
          {...register('bio')}
          maxLength={10_000}
          rows={5}
          className="field-sizing-content max-h-96"
        />
      </Field>
      <Controller
        control={control}
        name="skills"
        render={({ field: { value, onChange } }) => (
          <SkillsField
            label={m.employees_skills()}
            value={value}
            error={errors.skills?.message}
            onChange={onChange}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {additionalImageFields.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <PhotoField
                label={fieldLabels[name]()}
                value={value}
                error={errors[name]?.message}
                onChange={onChange}
                onUploading={onUploading}
              />
            )}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
