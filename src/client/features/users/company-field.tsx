import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { CompanyChoice } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';

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
