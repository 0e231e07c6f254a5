import { Controller } from 'react-hook-form';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Input } from '../../ui/input.tsx';
import { SkillsField } from '../../ui/skills-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { EmployeeFormType } from './employee-form-type.ts';

/** What a German page shows instead. */
export function GermanFields({ form }: { form: EmployeeFormType }) {
  const { register, control, formState } = form;
  const errors = formState.errors.german;
  return (
    <FieldGroup title={m.employees_group_german()} description={m.employees_group_german_text()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.employees_position()} error={errors?.position?.message}>
          <Input {...register('german.position')} lang="de" maxLength={200} autoComplete="off" />
        </Field>
        <Field label={m.employees_department()} error={errors?.department?.message}>
          <Input {...register('german.department')} lang="de" maxLength={200} autoComplete="off" />
        </Field>
      </div>
      <Field label={m.employees_short_bio()} error={errors?.shortBio?.message}>
        <Textarea {...register('german.shortBio')} lang="de" maxLength={500} counter rows={2} />
      </Field>
      <Field label={m.employees_bio()} error={errors?.bio?.message}>
        <Textarea
          {...register('german.bio')}
          lang="de"
          maxLength={10_000}
          rows={4}
          className="field-sizing-content max-h-96"
        />
      </Field>
      <Controller
        control={control}
        name="german.skills"
        render={({ field: { value, onChange } }) => (
          <SkillsField
            label={m.employees_skills()}
            lang="de"
            value={value}
            error={errors?.skills?.message}
            onChange={onChange}
          />
        )}
      />
    </FieldGroup>
  );
}
