import { type RefObject, useState } from 'react';
import type { Employee } from '../../../../shared/contracts/employee-record.ts';
import type { InvitationLink } from '../../../../shared/contracts/user.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../../lib/use-moments.ts';
import { trpc } from '../../../trpc.ts';
import { LinkOnce } from '../../../ui/link-once.tsx';
import { QueryResult } from '../../../ui/query-result.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountChoice } from './account-choice.tsx';
import { LinkedAccount } from './linked-account.tsx';

interface AccountSectionProps {
  employee: Employee;
  /** Holds whether an invitation is begun and not sent yet. */
  isInviteBegun: RefObject<boolean>;
}

/** The user who may edit this profile in the employee portal; what is done here holds at once. */
export function AccountSection({ employee, isInviteBegun }: AccountSectionProps) {
  const { id } = employee;
  const query = trpc.admin.employees.getAccount.useQuery({ id }, { staleTime: 0 });
  const [invitation, setInvitation] = useState<InvitationLink>();
  const { moment } = useMoments();
  return (
    <section aria-labelledby="account-title" className="mt-8 grid gap-4 border-t border-mist pt-6">
      <div>
        <h3 id="account-title" className="text-lg">
          {m.employees_account()}
        </h3>
        <p className="mt-1 text-sm text-muted">{m.employees_account_text()}</p>
      </div>
      {invitation && (
        <LinkOnce
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
