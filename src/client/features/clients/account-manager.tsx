import { useState } from 'react';
import type { ClientDetail } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { RetryAlert } from '../../ui/query-result.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRefresh } from './use-refresh.ts';

const shownPeople = 8;

/** Whom the client turns to: chosen among the people who work here, saved at once. */
export function AccountManager({ client }: { client: ClientDetail }) {
  const { id, accountManager } = client;
  const [search, setSearch] = useState('');
  /** Chosen and not saved yet, or not at all; null is nobody. Undefined: the stored one stands. */
  const [picked, setPicked] = useState<ComboboxOption | null>();
  const refresh = useRefresh();
  const people = trpc.admin.employees.list.useQuery({
    search: search || undefined,
    isActive: true,
    sort: 'name',
    order: 'asc',
    limit: shownPeople,
  });
  /** Stays in view while it is tried again. */
  const [failure, setFailure] = useState<unknown>();
  const choose = trpc.admin.clients.setAccountManager.useMutation({
    onSuccess: async () => {
      await refresh();
      setPicked(undefined);
      setFailure(undefined);
      toast({ title: m.client_portal_admin_manager_saved(), variant: 'success' });
    },
    onError: setFailure,
  });
  const stored = accountManager && { value: accountManager.id, label: accountManager.name };

  function save(option: ComboboxOption | null) {
    if (choose.isPending) return;
    setPicked(option);
    choose.mutate({ clientId: id, employeeId: option?.value ?? null });
  }

  return (
    <section aria-labelledby="account-manager-title" className="min-w-0">
      <h2 id="account-manager-title" className="mb-2 text-lg">
        {m.client_portal_admin_manager()}
      </h2>
      <Field
        label={m.client_portal_admin_manager_placeholder()}
        hint={m.client_portal_admin_manager_hint()}
        className="max-w-96"
      >
        <Combobox
          value={picked === undefined ? stored : picked}
          options={people.data?.rows.map(({ id: value, name }) => ({ value, label: name }))}
          onSearch={setSearch}
          problem={people.isLoadingError ? m.client_portal_admin_manager_not_loaded() : undefined}
          onValueChange={save}
        />
      </Field>
      {people.error && (
        <RetryAlert
          title={m.client_portal_admin_manager_not_loaded()}
          error={people.error}
          retrying={people.isFetching}
          onRetry={() => void people.refetch()}
          className="mt-3 max-w-96"
        />
      )}
      {failure !== undefined && (
        <RetryAlert
          title={m.client_portal_admin_manager_failed()}
          error={failure}
          retrying={choose.isPending}
          onRetry={() => save(picked ?? null)}
          className="mt-3 max-w-96"
        />
      )}
    </section>
  );
}
