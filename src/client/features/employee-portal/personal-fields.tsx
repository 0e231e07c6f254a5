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
            value={value}
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
        <Input {...register('phone')} type="tel" maxLength={40} autoComplete="tel" />
      </Field>
    </>
  );
}
