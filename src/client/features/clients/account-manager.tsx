import { useState } from 'react';
import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

const shownPeople = 8;

/** Whom the client turns to: chosen among the people who work here, saved at once. */
export function AccountManager({ client }: { client: ClientDetail }) {
  const { id, accountManager } = client;
  const [search, setSearch] = useState('');
  const refresh = useRefresh();
  const people = trpc.admin.employees.list.useQuery({
    search: search || undefined,
    isActive: true,
    sort: 'name',
    order: 'asc',
    limit: shownPeople,
  });
  const choose = trpc.admin.clients.setAccountManager.useMutation({
    onSuccess: async () => {
      await refresh();
      toast({ title: m.client_portal_admin_manager_saved(), variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: m.client_portal_admin_manager_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const chosen = accountManager && { value: accountManager.id, label: accountManager.name };
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">{m.client_portal_admin_manager()}</h2>
      <Field
        label={m.client_portal_admin_manager_placeholder()}
        hint={m.client_portal_admin_manager_hint()}
        className="max-w-96"
      >
        <Combobox
          value={chosen}
          options={people.data?.rows.map(({ id: value, name }) => ({ value, label: name }))}
          onSearch={setSearch}
          onValueChange={(option) => {
            if (!choose.isPending) {
              choose.mutate({ clientId: id, employeeId: option?.value ?? null });
            }
          }}
        />
      </Field>
    </section>
  );
}
