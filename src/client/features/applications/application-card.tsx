import type { ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { Day } from '../../ui/formatted-text.tsx';
import { DuplicateMark } from './duplicate-mark.tsx';
import { nameOf } from './name-of.ts';
import { ReviewButton } from './review-button.tsx';
import { ScoreText } from './score-text.tsx';
import { SelectBox } from './select-box.tsx';
import { StatusBadge } from './status-badge.tsx';

interface ApplicationCardProps {
  application: ApplicationSummary;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onReview: (id: string) => void;
}

export function ApplicationCard({
  application,
  isSelected,
  onSelect,
  onReview,
}: ApplicationCardProps) {
  const { email, position, finalScore, createdAt } = application;
  return (
    <li
      data-selected={isSelected || undefined}
      className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 items-start gap-3">
          <SelectBox application={application} />
          <p className="min-w-0 text-base font-medium wrap-anywhere">
            <bdi>{nameOf(application)}</bdi>
            {application.hasDuplicate && <DuplicateMark />}
          </p>
        </div>
        <StatusBadge application={application} />
      </div>
      {email && <p className="text-muted wrap-anywhere">{email}</p>}
      <p>{positionName(position)}</p>
      <div className="flex items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ScoreText score={finalScore} />
          <span className="text-muted">
            <Day time={createdAt} />
          </span>
        </div>
        <ReviewButton application={application} onReview={onReview} onFocus={onSelect} />
      </div>
    </li>
  );
}
