import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Input } from '../../ui/input.tsx';
import type { EmployeeFormType } from './employee-form-type.ts';

export function ContactFields({ form }: { form: EmployeeFormType }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FieldGroup title={m.employees_group_contact()} description={m.employees_group_contact_text()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.employees_phone()} error={errors.phone?.message}>
          <Input {...register('phone')} type="tel" maxLength={40} autoComplete="off" />
        </Field>
        <Field label={m.employees_email()} error={errors.email?.message}>
          <Input {...register('email')} type="email" maxLength={254} autoComplete="off" />
        </Field>
        <Field
          label={m.employees_address()}
          error={errors.address?.message}
          className="sm:col-span-2"
        >
          <Input {...register('address')} maxLength={500} autoComplete="off" />
        </Field>
      </div>
    </FieldGroup>
  );
}
