import { Link } from '@tanstack/react-router';
import {
  type EmployeeDashboard,
  profilePartSchema,
} from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { partLabels } from './labels.ts';

interface CompletenessCardProps {
  profile: NonNullable<EmployeeDashboard['profile']>;
  openRequests: number;
}

/** How much of a profile is there, and what it lacks. */
export function CompletenessCard({ profile: { missing }, openRequests }: CompletenessCardProps) {
  const all = profilePartSchema.options.length;
  const done = all - missing.length;
  return (
    <Card>
      <h2 className="text-xl">{m.employee_portal_completeness()}</h2>
      <Progress
        label={missing.length === 0 ? m.employee_portal_complete() : m.employee_portal_missing()}
        value={done}
        max={all}
        valueText={m.employee_portal_parts({ done, all })}
        className="mt-4"
      />
      {missing.length > 0 && (
        <ul className="mt-3 grid list-disc gap-1 ps-5">
          {missing.map((part) => (
            <li key={part}>{partLabels[part]()}</li>
          ))}
        </ul>
      )}
      {openRequests > 0 && (
        <p className="mt-4 text-sm text-muted">
          {m.employee_portal_open_requests({ count: openRequests })}
        </p>
      )}
      <Link to="/employee/profile" className={`${buttonClass('secondary', 'sm')} mt-4`}>
        {m.employee_portal_to_profile()}
      </Link>
    </Card>
  );
}
