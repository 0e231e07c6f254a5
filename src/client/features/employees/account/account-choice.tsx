import { useState } from 'react';
import type { Employee } from '../../../../shared/contracts/employee-record.ts';
import type { InvitationLink } from '../../../../shared/contracts/user.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from '../../../ui/filter-group.tsx';
import { ExistingAccount } from './existing-account.tsx';
import { InviteForm } from './invite-form.tsx';

interface AccountChoiceProps {
  employee: Employee;
  onInvited: (invitation: InvitationLink) => void;
}

/** A profile without an account gets one that is there, or a new one. */
export function AccountChoice({ employee, onInvited }: AccountChoiceProps) {
  const [way, setWay] = useState<'existing' | 'invite'>('existing');
  return (
    <div className="grid gap-4">
      <FilterGroup
        label={m.employees_account()}
        value={way}
        onValueChange={setWay}
        items={[
          { value: 'existing', label: m.employees_account_existing() },
          { value: 'invite', label: m.employees_account_invite() },
        ]}
      />
      {way === 'existing' ? (
        <ExistingAccount id={employee.id} />
      ) : (
        <InviteForm employee={employee} onInvited={onInvited} />
      )}
    </div>
  );
}
