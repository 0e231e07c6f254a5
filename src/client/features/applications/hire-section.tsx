import { Link } from '@tanstack/react-router';
import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { HiredNote } from './hired-note.tsx';
import { useHire } from './use-hire.ts';

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
        {m.admin_hire_title()}
      </h3>
      {hired ? (
        <HiredNote hired={hired} name={applicantName} />
      ) : (
        <p className="max-w-[68ch] text-sm text-muted">
          {profileId ? m.admin_hired_already() : m.admin_hire_text({ name: applicantName })}
        </p>
      )}
      {profileId ? (
        <Link
          to="/admin/employees"
          search={{ edit: profileId }}
          className={`${buttonClass('secondary', 'sm')} justify-self-start`}
        >
          {m.admin_hired_open()}
        </Link>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={isHiring}
          onClick={() => hire(id)}
        >
          {m.admin_hire()}
        </Button>
      )}
    </section>
  );
}
