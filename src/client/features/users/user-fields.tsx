import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { CompanyChoice } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Combobox } from '../../ui/combobox.tsx';
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

interface CompanyFieldProps {
  value: CompanyChoice | null;
  onChange: (value: CompanyChoice | null) => void;
  error: string | undefined;
}

/** The client a user with that role belongs to. */
export function CompanyField({ value, onChange, error }: CompanyFieldProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const found = trpc.admin.users.findCompanies.useQuery(
    { search },
    { placeholderData: keepPreviousData },
  );
  return (
    <Field label={m.users_company()} hint={m.users_company_hint()} error={error}>
      <Combobox
        value={value && { value: value.id, label: value.companyName }}
        onValueChange={(option) =>
          onChange(option && { id: option.value, companyName: option.label })
        }
        options={found.data?.map(({ id, companyName }) => ({ value: id, label: companyName }))}
        onSearch={setText}
        placeholder={m.users_company_placeholder()}
      />
    </Field>
  );
}
