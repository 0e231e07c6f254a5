import { useState } from 'react';
import type { EmployeeAccount } from '../../../../shared/contracts/employee-account.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../../lib/read-error.ts';
import { trpc } from '../../../trpc.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/use-toast.ts';
import { useRefreshAccount } from './use-refresh-account.ts';

interface LinkedAccountProps {
  /** Of the profile. */
  id: string;
  account: EmployeeAccount;
  onUnlinked: () => void;
}

const states: Record<EmployeeAccount['state'], { label: () => string; tone: BadgeTone }> = {
  active: { label: m.employees_account_state_active, tone: 'success' },
  invited: { label: m.employees_account_state_invited, tone: 'sun' },
  deactivated: { label: m.employees_account_state_deactivated, tone: 'neutral' },
};

/** Whose the profile is, and the way to take it back. */
export function LinkedAccount({ id, account, onUnlinked }: LinkedAccountProps) {
  const { name, email, state } = account;
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefreshAccount();
  const unlink = trpc.admin.employees.unlinkAccount.useMutation({
    onSuccess: () => {
      toast({ title: m.employees_account_unlinked(), variant: 'success' });
      setIsAsking(false);
      onUnlinked();
      return refresh();
    },
    onError: (error) =>
      toast({
        title: m.employees_account_unlink_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-sm wrap-anywhere text-muted">{email}</span>
        <Badge tone={states[state].tone}>{states[state].label()}</Badge>
      </p>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        {m.employees_account_unlink()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.employees_account_unlink_title()}
        description={m.employees_account_unlink_text({ name })}
        action={m.employees_account_unlink()}
        pending={unlink.isPending}
        onConfirm={() => unlink.mutate({ id })}
      />
    </div>
  );
}
