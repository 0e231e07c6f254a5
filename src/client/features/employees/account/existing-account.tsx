import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../../lib/read-error.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { toast } from '../../../ui/use-toast.ts';
import { useRefreshAccount } from './use-refresh-account.ts';

/** Links a user with the employee's role who has no profile yet. */
export function ExistingAccount({ id }: { id: string }) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [problem, setProblem] = useState<string>();
  const refresh = useRefreshAccount();
  const found = trpc.admin.employees.findAccounts.useQuery(
    { search },
    { placeholderData: keepPreviousData },
  );
  const link = trpc.admin.employees.linkAccount.useMutation({
    onSuccess: () => {
      toast({ title: m.employees_account_linked(), variant: 'success' });
      return refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      setProblem(message);
      toast({ title: m.employees_account_link_failed(), description: message, variant: 'danger' });
      if (code === 'conflict') void refresh();
    },
  });
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field
        label={m.employees_account_choose()}
        hint={m.employees_account_choose_hint()}
        error={problem}
      >
        <Combobox
          value={chosen}
          onValueChange={(option) => {
            setChosen(option);
            setProblem(undefined);
          }}
          options={found.data?.map(({ id: userId, name, email }) => ({
            value: userId,
            label: `${name} (${email})`,
          }))}
          problem={found.isLoadingError ? m.employees_account_not_loaded() : undefined}
          onSearch={setText}
          placeholder={m.employees_account_placeholder()}
        />
      </Field>
      <Button
        variant="secondary"
        disabled={!chosen}
        pending={link.isPending}
        onClick={() => {
          if (chosen) link.mutate({ id, userId: chosen.value });
        }}
      >
        {m.employees_account_link()}
      </Button>
      {found.error && (
        <RetryAlert
          title={m.employees_account_not_loaded()}
          error={found.error}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
          className="sm:col-span-2"
        />
      )}
    </div>
  );
}
