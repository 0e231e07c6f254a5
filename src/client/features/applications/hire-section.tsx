import { Link } from '@tanstack/react-router';
import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import type { HiredApplicant } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { OneTimeLink } from '../../ui/one-time-link.tsx';
import { toastFailure } from '../../ui/toast.tsx';

/** Result of hiring an applicant: the profile, and the account or the reason there is none. */
function HiredNote({ hired, name }: { hired: HiredApplicant; name: string }) {
  const { isNew, account, invitation } = hired;
  const { moment } = useDateTimeFormat();
  return (
    <div className="grid gap-3">
      <p role="status" className="max-w-[68ch] text-sm">
        {isNew ? m.applications_hired_done({ name }) : m.applications_hired_already()}{' '}
        {account
          ? !invitation && m.applications_hired_account({ email: account.email })
          : isNew && m.applications_hired_no_account()}
      </p>
      {invitation && (
        <OneTimeLink
          label={m.applications_hire_link()}
          text={m.applications_hire_link_text({ email: invitation.user.email })}
          hint={m.employees_account_link_valid({ date: moment(invitation.expiresAt) })}
          link={invitation.link}
        />
      )}
    </div>
  );
}

/** Makes an accepted applicant an employee; sent twice, it leads to what was made first. */
function useHire() {
  const mutation = trpc.admin.employees.hire.useMutation({
    onError: (error) => toastFailure(m.applications_hire_failed(), error),
  });
  return {
    hire: (id: string) => {
      if (!mutation.isPending) mutation.mutate({ id });
    },
    hired: mutation.data,
    isHiring: mutation.isPending,
  };
}

/** The way of an accepted applicant into the company, and to the profile once there is one. */
export function HireSection({ application }: { application: ApplicationDetail }) {
  const { id, status, withdrawnAt, applicantName, employeeId, isMasked } = application;
  const { hire, hired, isHiring } = useHire();
  const profileId = hired?.employeeId ?? employeeId;
  const isHireable = status === 'accepted' && !withdrawnAt;
  if (isMasked || !(isHireable || profileId)) return null;
  return (
    <section aria-labelledby="hire-title" className="grid gap-3 border-t border-mist pt-6">
      <h3 id="hire-title" className="text-lg">
        {m.applications_hire_title()}
      </h3>
      {hired ? (
        <HiredNote hired={hired} name={applicantName} />
      ) : (
        <p className="max-w-[68ch] text-sm text-muted">
          {profileId
            ? m.applications_hired_already()
            : m.applications_hire_text({ name: applicantName })}
        </p>
      )}
      {profileId ? (
        <Link
          to="/admin/employees"
          search={{ edit: profileId }}
          className={`${buttonClass('secondary', 'sm')} justify-self-start`}
        >
          {m.applications_hired_open()}
        </Link>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={isHiring}
          onClick={() => hire(id)}
        >
          {m.applications_hire()}
        </Button>
      )}
    </section>
  );
}
