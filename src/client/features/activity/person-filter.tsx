import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { useActivitySearch } from './use-activity-search.ts';

const offered = 8;

interface PersonFilterProps {
  /** What the chosen person is called, as far as it is known. */
  name: string | null | undefined;
}

/** Whose acts are shown: one of the users, found by name or e-mail address. */
export function PersonFilter({ name }: PersonFilterProps) {
  const { search, narrow } = useActivitySearch();
  const [text, setText] = useState('');
  const words = useDeferredValue(text);
  const users = trpc.admin.users.list.useQuery(
    { search: words || undefined, sort: 'lastName', order: 'asc', limit: offered },
    { placeholderData: keepPreviousData },
  );
  return (
    <div className="w-full sm:w-52">
      <Field label={m.activity_filter_person()}>
        <Combobox
          placeholder={m.activity_person_placeholder()}
          value={
            search.person
              ? { value: search.person, label: name ?? m.activity_person_unknown() }
              : null
          }
          onValueChange={(person) => void narrow({ person: person?.value })}
          onSearch={setText}
          options={users.data?.rows.map(({ id, firstName, lastName, email }) => ({
            value: id,
            label: `${firstName} ${lastName}`.trim() || email,
          }))}
        />
      </Field>
    </div>
  );
}
