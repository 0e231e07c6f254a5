import type { ReactNode } from 'react';
import type { ClientServiceRecord } from '../../shared/contracts/project.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { planNames } from '../lib/plan-names.ts';
import { serviceKindNames } from '../lib/service-kind-names.ts';
import { useAmounts } from '../lib/use-amounts.ts';
import { Card } from './card.tsx';
import { Fact } from './fact.tsx';
import { ServiceStatusBadge } from './service-status-badge.tsx';

interface ServiceCardProps {
  service: ClientServiceRecord;
  /** What can be done with it. */
  children: ReactNode;
}

/** A service with everything that was agreed. */
export function ServiceCard({ service, children }: ServiceCardProps) {
  const { date, money } = useAmounts();
  const { name, kind, plan, status, sla, endsOn } = service;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <ServiceStatusBadge status={status} />
      </div>
      <dl className="m-0">
        {kind && <Fact label={m.client_portal_service_kind()}>{serviceKindNames[kind]()}</Fact>}
        {plan && <Fact label={m.client_portal_service_plan()}>{planNames[plan]()}</Fact>}
        <Fact label={m.client_portal_service_agents()}>
          {m.ui_number({ value: service.agents })}
        </Fact>
        <Fact label={m.client_portal_service_hours()}>
          {m.client_portal_service_hours_value({ hours: service.hoursPerWeek })}
        </Fact>
        <Fact label={m.client_portal_service_rate()}>
          {m.client_portal_service_rate_value({
            rate: money(service.rateCents, service.currency),
          })}
        </Fact>
        <Fact label={m.client_portal_service_starts()}>{date(service.startsOn)}</Fact>
        {endsOn && <Fact label={m.client_portal_service_ends()}>{date(endsOn)}</Fact>}
        {sla && (
          <Fact label={m.client_portal_service_sla()}>
            <span dir="auto" className="whitespace-pre-line">
              {sla}
            </span>
          </Fact>
        )}
      </dl>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}
