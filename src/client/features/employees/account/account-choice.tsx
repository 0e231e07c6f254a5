import { type RefObject, useState } from 'react';
import type { Employee } from '../../../../shared/contracts/employee-record.ts';
import type { InvitationLink } from '../../../../shared/contracts/user.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from '../../../ui/filter-group.tsx';
import { ExistingAccount } from './existing-account.tsx';
import { InviteForm } from './invite-form.tsx';

interface AccountChoiceProps {
  employee: Employee;
  isInviteBegun: RefObject<boolean>;
  onInvited: (invitation: InvitationLink) => void;
}

/** A profile without an account gets one that is there, or a new one. */
export function AccountChoice({ employee, isInviteBegun, onInvited }: AccountChoiceProps) {
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
        <ExistingAccount id={employee.id} />
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
