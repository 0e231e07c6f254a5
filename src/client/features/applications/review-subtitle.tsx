import type { ApplicationDetail } from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionLabels } from './labels.ts';
import { StatusBadge } from './status-badge.tsx';
import { useFormats } from './use-formats.ts';

export function ReviewSubtitle({ application }: { application: ApplicationDetail }) {
  const formats = useFormats();
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <StatusBadge application={application} />
      <span>{positionLabels[application.position]()}</span>
      <span>{m.admin_review_applied({ date: formats.moment(application.createdAt) })}</span>
    </span>
  );
}
