import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Input } from '../../ui/input.tsx';
import type { EmployeeFormType } from './employee-form-type.ts';
import { fieldLabels } from './field-labels.ts';
import { showsPrivateContact } from './shows-private-contact.ts';

/** How to reach a person: what stands on the public page, and what only administrators and the person see. */
export function ContactFields({ form }: { form: EmployeeFormType }) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const [phone, email, privatePhone, privateEmail, isPublic] = watch([
    'phone',
    'email',
    'privatePhone',
    'privateEmail',
    'isPublic',
  ]);
  const isLeaking = isPublic && showsPrivateContact({ phone, email, privatePhone, privateEmail });
  return (
    <>
      <FieldGroup
        title={m.employees_group_contact()}
        description={m.employees_group_contact_text()}
      >
        {isLeaking && <Alert tone="warning">{m.employees_contact_is_private()}</Alert>}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={fieldLabels.phone()} error={errors.phone?.message}>
            <Input {...register('phone')} type="tel" maxLength={40} autoComplete="off" />
          </Field>
          <Field label={fieldLabels.email()} error={errors.email?.message}>
            <Input {...register('email')} type="email" maxLength={254} autoComplete="off" />
          </Field>
        </div>
      </FieldGroup>
      <FieldGroup
        title={m.employees_group_private_contact()}
        description={m.employees_group_private_contact_text()}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={fieldLabels.privatePhone()} error={errors.privatePhone?.message}>
            <Input {...register('privatePhone')} type="tel" maxLength={40} autoComplete="off" />
          </Field>
          <Field label={fieldLabels.privateEmail()} error={errors.privateEmail?.message}>
            <Input {...register('privateEmail')} type="email" maxLength={254} autoComplete="off" />
          </Field>
          <Field
            label={fieldLabels.address()}
            error={errors.address?.message}
            className="sm:col-span-2"
          >
            <Input {...register('address')} maxLength={500} autoComplete="off" />
          </Field>
        </div>
      </FieldGroup>
    </>
  );
}
