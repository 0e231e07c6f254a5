import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { timelineOf } from './timeline.ts';
import { TimelineItem } from './timeline-item.tsx';

export function HistoryList({ application }: { application: ApplicationDetail }) {
  const timeline = timelineOf(application);
  if (timeline.length === 0) {
    return <p className="text-sm text-muted">{m.admin_app_timeline_none()}</p>;
  }
  return (
    <ol className="m-0 grid list-none gap-4 p-0 text-sm">
      {timeline.map((item) => (
        <TimelineItem key={item.entry.id} item={item} />
      ))}
    </ol>
  );
}
