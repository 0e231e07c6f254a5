import { Link } from '@tanstack/react-router';
import type { ClientServiceRecord } from '../../../shared/contracts/client-service.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { textLink } from '../../ui/text-link.ts';

interface DashboardServicesProps {
  services: readonly ClientServiceRecord[];
  openRequests: number;
}

export function DashboardServices({ services, openRequests }: DashboardServicesProps) {
  return (
    <section className="min-w-0">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{m.client_portal_services_active()}</h2>
        <Link to="/client/services" className={`${textLink} text-sm`}>
          {m.client_portal_services_all()}
        </Link>
      </div>
      {services.length === 0 ? (
        <p className="mt-2 text-muted">{m.client_portal_services_none_active()}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {services.map(({ id, name, agents, hoursPerWeek }) => (
            <li
              key={id}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-mist py-3 last:border-b-0"
            >
              <span className="min-w-0 font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </span>
              <span className="figures text-sm text-muted">
                {m.client_portal_service_line({ agents, hours: hoursPerWeek })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {openRequests > 0 && (
        <p className="mt-2 text-sm text-muted">
          {m.client_portal_requests_open({ count: openRequests })}
        </p>
      )}
    </section>
  );
}
