import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ClientDetail } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival, useInvalidate } from '../../invalidation.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ComboboxField, type ComboboxOption } from '../../ui/combobox.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { RetryAlert } from '../../ui/query-result.tsx';
import { toastRefusal } from '../../ui/record-form.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';

/** Active or not, changed at once. */
export function StatusSwitch({ client }: { client: ClientDetail }) {
  const { id, version, companyName: name } = client;
  const arrival = useArrival('admin.clients');
  const update = trpc.admin.clients.update.useMutation({
    onSuccess: async ({ status }) => {
      await arrival();
      toast({
        title:
          status === 'active' ? m.clients_activated({ name }) : m.clients_deactivated({ name }),
        variant: 'success',
      });
    },
    onError: (error) => toastRefusal(m.clients_status_failed(), error, arrival),
  });
  const shown = update.isPending ? update.variables.status : client.status;
  return (
    <Switch
      label={m.clients_active_switch()}
      description={m.clients_active_switch_text()}
      checked={shown === 'active'}
      onCheckedChange={(isActive) => {
        if (!update.isPending) {
          update.mutate({ id, version, status: isActive ? 'active' : 'inactive' });
        }
      }}
    />
  );
}

/** Erases an inactive client for good, after a question. */
export function EraseClientSection({ client }: { client: ClientDetail }) {
  const { id, version, companyName: name, clientId: number, status } = client;
  const navigate = useNavigate();
  const invalidate = useInvalidate('admin.clients');
  const erase = trpc.admin.clients.erase.useMutation({
    meta: { keepsData: true },
    onSuccess: async ({ isKept }) => {
      toast({ title: m.clients_erased_toast(), variant: 'success' });
      // The page of a record that is gone would ask for it again.
      if (!isKept) await navigate({ to: '/admin/clients' });
      await invalidate();
    },
    onError: (error) => toastRefusal(m.clients_erase_failed(), error, invalidate),
  });
  return (
    <section aria-labelledby="erase-client-title" className="min-w-0">
      <h2 id="erase-client-title" className="mb-2 text-lg">
        {m.clients_erase_title()}
      </h2>
      <p className="max-w-[60ch] text-sm leading-6 text-muted">{m.clients_erase_text()}</p>
      <ConfirmButton
        variant="danger"
        size="sm"
        className="mt-3"
        disabled={status === 'active'}
        label={m.clients_erase_action()}
        title={m.clients_erase_question({ name })}
        description={m.clients_erase_consequences({ number })}
        onConfirm={() => erase.mutateAsync({ id, version })}
      />
    </section>
  );
}

const maxPeopleShown = 8;

/** Chooses the account manager among the people who work here; saved at once. */
export function AccountManagerPicker({ client }: { client: ClientDetail }) {
  const { id, accountManager } = client;
  const [text, setText] = useState('');
  /** The choice that is not saved yet; null for none, undefined while the stored one stands. */
  const [picked, setPicked] = useState<ComboboxOption | null>();
  const arrival = useArrival('admin.clients');
  const people = trpc.admin.employees.list.useQuery(
    {
      search: text || undefined,
      isActive: true,
      sort: 'name',
      order: 'asc',
      limit: maxPeopleShown,
    },
    { select: ({ rows }) => rows },
  );
  /** Stays in view while it is tried again. */
  const [failure, setFailure] = useState<unknown>();
  const choose = trpc.admin.clients.setAccountManager.useMutation({
    onSuccess: async () => {
      await arrival();
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
      <ComboboxField
        label={m.client_portal_admin_manager_placeholder()}
        hint={m.client_portal_admin_manager_hint()}
        className="max-w-96"
        value={picked === undefined ? stored : picked}
        onValueChange={save}
        query={people}
        toOption={({ id: value, name }) => ({ value, label: name })}
        errorText={m.activity_people_not_loaded()}
        onSearch={setText}
      />
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

/** Says that a registration is not handled yet, with the button that marks it as handled. */
export function RegistrationNotice({ client }: { client: ClientDetail }) {
  const { id, version, isSuspicious } = client;
  const arrival = useArrival('admin.clients');
  const handle = trpc.admin.inbox.handleRegistration.useMutation({
    onSuccess: async () => {
      toast({ title: m.clients_handled(), variant: 'success' });
      await arrival();
    },
    onError: (error) => toastRefusal(m.clients_handle_failed(), error, arrival),
  });
  return (
    <Alert tone={isSuspicious ? 'warning' : 'info'} title={m.clients_registration_waits_title()}>
      {isSuspicious && <p>{m.clients_registration_suspicious()}</p>}
      <p>{m.clients_registration_waits_text()}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        pending={handle.isPending}
        onClick={() => handle.mutate({ id, version, handled: true })}
      >
        {m.clients_handle()}
      </Button>
    </Alert>
  );
}
