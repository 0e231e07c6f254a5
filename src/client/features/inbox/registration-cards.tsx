import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../lib/plan-names.ts';
import { Moment } from '../../ui/moment.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationBadges } from './registration-badges.tsx';
import { RegistrationLink } from './registration-link.tsx';
import type { RegistrationListProps } from './registration-table.tsx';

/** The rows for a narrow screen. */
export function RegistrationCards({ rows, selected, onSelect }: RegistrationListProps) {
  return (
    <ul aria-label={m.inbox_tab_registrations()} className="m-0 grid list-none p-0">
      {rows.map((registration) => (
        <li
          key={registration.id}
          data-selected={registration.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base font-medium wrap-anywhere">
              <RegistrationLink registration={registration} onFocus={onSelect} />
            </p>
            <RegistrationBadges {...registration} />
          </div>
          <p className="wrap-anywhere">
            <bdi>{registration.contactPerson}</bdi>
            <span className="text-muted">, {registration.contactEmail}</span>
          </p>
          <p className="figures text-muted">
            {registration.clientId}
            {registration.plan && `, ${planNames[registration.plan]()}`}
            {', '}
            <Moment time={registration.createdAt} />
          </p>
          <RegistrationActions registration={registration} onFocus={onSelect} />
        </li>
      ))}
    </ul>
  );
}
