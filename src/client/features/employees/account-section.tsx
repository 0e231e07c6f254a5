import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useState } from 'react';
import type { Employee } from '../../../shared/contracts/employee.ts';
import type { EmployeeAccount, InvitationLink } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { UserStateBadge } from '../../domain/user-state.tsx';
import { useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ComboboxField, type ComboboxOption } from '../../ui/combobox.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { OneTimeLink } from '../../ui/one-time-link.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { InviteForm } from './invite-form.tsx';

/** Links a user with the employee's role who has no profile yet. */
function LinkExistingAccountForm({ id }: { id: string }) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [problem, setProblem] = useState<string>();
  const arrival = useArrival('admin.employees');
  const found = trpc.admin.employees.findAccounts.useQuery(
    { search },
    { placeholderData: keepPreviousData },
  );
  const link = trpc.admin.employees.linkAccount.useMutation({
    onSuccess: () => {
      toast({ title: m.employees_account_linked(), variant: 'success' });
      return arrival();
    },
    onError: (error) => {
      setProblem(readError(error).message);
      toastFailure(m.employees_account_link_failed(), error);
    },
  });
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <ComboboxField
        label={m.employees_account_choose()}
        hint={m.employees_account_choose_hint()}
        error={problem}
        placeholder={m.employees_account_placeholder()}
        value={chosen}
        onValueChange={(option) => {
          setChosen(option);
          setProblem(undefined);
        }}
        query={found}
        toOption={({ id: userId, name, email }) => ({ value: userId, label: `${name} (${email})` })}
        errorText={m.employees_account_not_loaded()}
        onSearch={setText}
      />
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
    </div>
  );
}

interface AccountChoiceProps {
  employee: Employee;
  isInviteBegun: RefObject<boolean>;
  onInvited: (invitation: InvitationLink) => void;
}

/** A profile without an account gets one that is there, or a new one. */
function AccountChoice({ employee, isInviteBegun, onInvited }: AccountChoiceProps) {
  const [way, setWay] = useState<'existing' | 'invite'>('existing');
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="grid gap-4">
      <FilterGroup
        label={m.employees_account()}
        value={way}
        onValueChange={(next) => {
          setWay(next);
          setWasOpened(true);
        }}
        items={[
          { value: 'existing', label: m.employees_account_existing() },
          { value: 'invite', label: m.employees_account_invite() },
        ]}
      />
      <div hidden={way !== 'existing'}>
        <LinkExistingAccountForm id={employee.id} />
      </div>
      {/* Stays, so that nothing is lost by looking at the other way. */}
      {wasOpened && (
        <div hidden={way !== 'invite'}>
          <InviteForm employee={employee} isBegun={isInviteBegun} onInvited={onInvited} />
        </div>
      )}
    </div>
  );
}

interface LinkedAccountProps {
  /** Of the profile. */
  id: string;
  account: EmployeeAccount;
  onUnlinked: () => void;
}

/** Shows the account of the profile, and unlinks it. */
function LinkedAccount({ id, account, onUnlinked }: LinkedAccountProps) {
  const { name, email, state } = account;
  const arrival = useArrival('admin.employees');
  const unlink = trpc.admin.employees.unlinkAccount.useMutation({
    onSuccess: () => {
      toast({ title: m.employees_account_unlinked(), variant: 'success' });
      onUnlinked();
      return arrival();
    },
    onError: (error) => toastFailure(m.employees_account_unlink_failed(), error),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-sm wrap-anywhere text-muted">{email}</span>
        <UserStateBadge status={state} />
      </p>
      <ConfirmButton
        size="sm"
        label={m.employees_account_unlink()}
        title={m.employees_account_unlink_title()}
        description={m.employees_account_unlink_text({ name })}
        onConfirm={() => unlink.mutateAsync({ id })}
      />
    </div>
  );
}

interface EmployeeAccountSectionProps {
  employee: Employee;
  /** Holds whether an invitation is begun and not sent yet. */
  isInviteBegun: RefObject<boolean>;
}

/** The user who may edit this profile in the employee portal; what is done here holds at once. */
export function EmployeeAccountSection({ employee, isInviteBegun }: EmployeeAccountSectionProps) {
  const { id } = employee;
  const query = trpc.admin.employees.getAccount.useQuery({ id }, { staleTime: 0 });
  const [invitation, setInvitation] = useState<InvitationLink>();
  const { moment } = useDateTimeFormat();
  return (
    <section aria-labelledby="account-title" className="mt-8 grid gap-4 border-t border-mist pt-6">
      <div>
        <h3 id="account-title" className="text-lg">
          {m.employees_account()}
        </h3>
        <p className="mt-1 text-sm text-muted">{m.employees_account_text()}</p>
      </div>
      {invitation && (
        <OneTimeLink
          label={m.employees_account_link_label()}
          text={m.employees_account_link_once({ email: invitation.user.email })}
          hint={m.employees_account_link_valid({ date: moment(invitation.expiresAt) })}
          link={invitation.link}
        />
      )}
      <QueryResult
        query={query}
        errorTitle={m.employees_account_error()}
        skeleton={<Skeleton className="h-11" />}
      >
        {(account) =>
          account ? (
            <LinkedAccount id={id} account={account} onUnlinked={() => setInvitation(undefined)} />
          ) : (
            <AccountChoice
              employee={employee}
              isInviteBegun={isInviteBegun}
              onInvited={setInvitation}
            />
          )
        }
      </QueryResult>
    </section>
  );
}
