import { Link } from '@tanstack/react-router';
import type { EmployeeDashboard } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { ResourceItem } from './resource-item.tsx';
import { waitingTitleId } from './use-acknowledged-focus.ts';

type WaitingCardProps = Pick<EmployeeDashboard, 'waiting' | 'waitingCount'>;

/** The resources that ask for the reader's acknowledgement. */
export function WaitingCard({ waiting, waitingCount }: WaitingCardProps) {
  return (
    <Card>
      <h2 id={waitingTitleId} className="text-xl">
        {m.employee_portal_waiting()}
      </h2>
      {waitingCount === 0 ? (
        <p className="mt-3 text-muted">{m.employee_portal_waiting_none()}</p>
      ) : (
        <>
          <ul className="mt-3 grid list-none p-0">
            {waiting.map((resource) => (
              <ResourceItem key={resource.id} resource={resource} />
            ))}
          </ul>
          {waitingCount > waiting.length && (
            <Link
              to="/employee/resources"
              search={{ show: 'waiting' }}
              className={`${buttonClass('secondary', 'sm')} mt-4`}
            >
              {m.employee_portal_waiting_all({ count: waitingCount })}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}
