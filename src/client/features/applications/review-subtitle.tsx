import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { useMoments } from '../../lib/use-format.ts';
import { StatusBadge } from './status-badge.tsx';

export function ReviewSubtitle({ application }: { application: ApplicationDetail }) {
  const { moment } = useMoments();
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <StatusBadge application={application} />
      <span>{positionName(application.position)}</span>
      <span>{m.admin_review_applied({ date: moment(application.createdAt) })}</span>
    </span>
  );
}
