import type { ReactNode } from 'react';
import type { AnnouncementRow } from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../../ui/moment.tsx';
import { StateBadge } from './state-badge.tsx';

interface AnnouncementCardProps {
  announcement: AnnouncementRow;
  isSelected: boolean;
  /** The buttons of the row. */
  children: ReactNode;
}

/** A row for a narrow screen. */
export function AnnouncementCard({ announcement, isSelected, children }: AnnouncementCardProps) {
  const { title, state, isPinned, publishedAt } = announcement;
  return (
    <li
      data-selected={isSelected || undefined}
      className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
    >
      <p className="text-base font-medium wrap-anywhere">{title}</p>
      <p>
        <Moment time={publishedAt} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap gap-2">
          <StateBadge state={state} />
          {isPinned && <Badge tone="sun">{m.announcements_pinned()}</Badge>}
        </span>
        {children}
      </div>
    </li>
  );
}
