import type { ReactNode } from 'react';
import type { ServiceId } from '../../shared/content/offer.ts';
import type { ClientServiceRecord, ServiceStatus } from '../../shared/contracts/project.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../shared/i18n/plan-names.ts';
import { useAmountFormat } from '../lib/use-format.ts';
import { createStatusBadge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { DetailItem } from '../ui/fact.tsx';

export const serviceKindNames: Record<ServiceId, () => string> = {
  support: m.home_service_support,
  calls: m.home_service_calls,
  email: m.home_service_email,
  languages: m.home_service_languages,
  office: m.home_service_office,
  entry: m.home_service_entry,
  hr: m.home_service_hr,
  kyc: m.home_service_kyc,
  analytics: m.home_service_analytics,
  sales: m.home_service_sales,
};

export const serviceStatusLabels: Record<ServiceStatus, () => string> = {
  active: m.client_portal_service_status_active,
  paused: m.client_portal_service_status_paused,
  ended: m.client_portal_service_status_ended,
};

const ServiceStatusBadge = createStatusBadge(serviceStatusLabels, {
  active: 'success',
  paused: 'sun',
  ended: 'neutral',
});

interface ServiceCardProps {
  service: ClientServiceRecord;
  /** Its possible actions. */
  children: ReactNode;
}

/** A service with everything that was agreed. */
export function ServiceCard({ service, children }: ServiceCardProps) {
  const { date, money } = useAmountFormat();
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
        {kind && (
          <DetailItem label={m.client_portal_service_kind()}>{serviceKindNames[kind]()}</DetailItem>
        )}
        {plan && (
          <DetailItem label={m.client_portal_service_plan()}>{planNames[plan]()}</DetailItem>
        )}
        <DetailItem label={m.client_portal_service_agents()}>
          {m.ui_number({ value: service.agents })}
        </DetailItem>
        <DetailItem label={m.client_portal_service_hours()}>
          {m.client_portal_service_hours_value({ hours: service.hoursPerWeek })}
        </DetailItem>
        <DetailItem label={m.client_portal_service_rate()}>
          {m.client_portal_service_rate_value({
            rate: money(service.rateCents, service.currency),
          })}
        </DetailItem>
        <DetailItem label={m.client_portal_service_starts()}>{date(service.startsOn)}</DetailItem>
        {endsOn && <DetailItem label={m.client_portal_service_ends()}>{date(endsOn)}</DetailItem>}
        {sla && (
          <DetailItem label={m.client_portal_service_sla()}>
            <span dir="auto" className="whitespace-pre-line">
              {sla}
            </span>
          </DetailItem>
        )}
      </dl>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}
