import type { ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const tones: Record<ApplicationSummary['status'], BadgeTone> = {
  pending: 'sun',
  reviewing: 'sea',
  accepted: 'success',
  rejected: 'danger',
};

interface StatusBadgeProps {
  application: Pick<ApplicationSummary, 'status' | 'withdrawnAt'>;
}

/** How an application stands; one that was withdrawn says so beside what was decided until then. */
export function StatusBadge({ application: { status, withdrawnAt } }: StatusBadgeProps) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[status]}>{statusNames[status]()}</Badge>
      {withdrawnAt && <Badge>{m.admin_status_withdrawn()}</Badge>}
    </span>
  );
}
