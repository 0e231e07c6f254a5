import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type Name = 'firstName' | 'lastName' | 'email';

interface PersonFieldsProps {
  register: (name: Name) => UseFormRegisterReturn;
  errors: FieldErrors<Record<Name, string>>;
  emailHint?: string | undefined;
}

/** Name and address, for a new user and for one that is there. */
export function PersonFields({ register, errors, emailHint }: PersonFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.users_first_name()} required error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="off" maxLength={100} />
        </Field>
        <Field label={m.users_last_name()} required error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="off" maxLength={100} />
        </Field>
      </div>
      <Field label={m.users_email()} hint={emailHint} required error={errors.email?.message}>
        <Input
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
    </>
  );
}
