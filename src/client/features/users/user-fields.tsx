import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CompanyChoice } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { ComboboxField } from '../../ui/combobox.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';

/** Values that the forms of a new and of a stored user share. */
type UserValues = {
  firstName: string;
  lastName: string;
  email: string;
  companyId?: string | null | undefined;
};

const { TextField } = fieldsOf<UserValues>();

/** Name and address. */
export function PersonFields({ emailHint }: { emailHint?: string | undefined }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={m.users_first_name()} required maxLength={100} />
        <TextField name="lastName" label={m.users_last_name()} required maxLength={100} />
      </div>
      <TextField
        name="email"
        label={m.users_email()}
        hint={emailHint}
        required
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </>
  );
}

interface CompanyFieldProps {
  value: CompanyChoice | null;
  onChange: (value: CompanyChoice | null) => void;
}

/** The client a user with that role belongs to. */
export function CompanyField({ value, onChange }: CompanyFieldProps) {
  const { setValue, clearErrors, formState } = useFormContext<UserValues>();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const found = trpc.admin.users.findCompanies.useQuery(
    { search },
    { placeholderData: keepPreviousData },
  );
  return (
    <ComboboxField
      label={m.users_company()}
      hint={m.users_company_hint()}
      error={formState.errors.companyId?.message}
      placeholder={m.users_company_placeholder()}
      value={value && { value: value.id, label: value.companyName }}
      onValueChange={(option) => {
        onChange(option && { id: option.value, companyName: option.label });
        setValue('companyId', option?.value ?? null, { shouldDirty: true });
        clearErrors('companyId');
      }}
      query={found}
      toOption={({ id, companyName }) => ({ value: id, label: companyName })}
      errorText={m.clients_choice_not_loaded()}
      onSearch={setText}
    />
  );
}
