import { Controller } from 'react-hook-form';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PhotoField } from '../../ui/photo-field.tsx';
import type { ProfileFormType } from './profile-values.ts';

interface PersonalFieldsProps {
  form: ProfileFormType;
  /** Told when a photo begins and ends being chosen and sent. */
  onUploading: (isUploading: boolean) => void;
}

/** What is the same in every language. */
export function PersonalFields({ form, onUploading }: PersonalFieldsProps) {
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
