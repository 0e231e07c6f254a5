import type { EmployeeAnnouncement } from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Day } from '../../ui/day.tsx';

export function AnnouncementItem({ announcement }: { announcement: EmployeeAnnouncement }) {
  const { title, bodyHtml, language, isPinned, publishedAt } = announcement;
  return (
    <article lang={language} className="min-w-0 border-b border-mist py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Day time={publishedAt} className="text-sm text-muted" />
        {isPinned && <Badge tone="sun">{m.employee_portal_pinned()}</Badge>}
      </div>
      <h3 className="mt-1 text-lg wrap-anywhere">{title}</h3>
      <div
        className="article mt-3 max-w-[68ch] text-base wrap-anywhere [&_:is(h4,h5,h6)]:text-base"
        // Made of Markdown on the server, where raw HTML becomes text.
        dangerouslySetInnerHTML={{ __html: bodyHtml }}
      />
    </article>
  );
}
