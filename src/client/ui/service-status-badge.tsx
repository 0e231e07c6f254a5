import type { ServiceStatus } from '../../shared/contracts/project.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from './badge.tsx';

export const serviceStatusLabels: Record<ServiceStatus, () => string> = {
  active: m.client_portal_service_status_active,
  paused: m.client_portal_service_status_paused,
  ended: m.client_portal_service_status_ended,
};

const tones: Record<ServiceStatus, BadgeTone> = {
  active: 'success',
  paused: 'sun',
  ended: 'neutral',
};

export function ServiceStatusBadge({ status }: { status: ServiceStatus }) {
  return <Badge tone={tones[status]}>{serviceStatusLabels[status]()}</Badge>;
}
