import type { HiredApplicant } from '../../../shared/contracts/employee-account.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { LinkOnce } from '../../ui/link-once.tsx';

/** What has just become of an applicant: the profile, and the account or why there is none. */
export function HiredNote({ hired, name }: { hired: HiredApplicant; name: string }) {
  const { isNew, account, invitation } = hired;
  const { moment } = useMoments();
  return (
    <div className="grid gap-3">
      <p role="status" className="max-w-[68ch] text-sm">
        {isNew ? m.admin_hired_done({ name }) : m.admin_hired_already()}{' '}
        {account
          ? !invitation && m.admin_hired_account({ email: account.email })
          : isNew && m.admin_hired_no_account()}
      </p>
      {invitation && (
        <LinkOnce
          label={m.admin_hire_link()}
          text={m.admin_hire_link_text({ email: invitation.user.email })}
          hint={m.employees_account_link_valid({ date: moment(invitation.expiresAt) })}
          link={invitation.link}
        />
      )}
    </div>
  );
}
