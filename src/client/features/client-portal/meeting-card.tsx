import type { ClientDashboard } from '../../../shared/contracts/client-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { Moment } from '../../ui/moment.tsx';
import { textLink } from '../../ui/text-link.ts';

export function MeetingCard({ meeting }: { meeting: ClientDashboard['nextMeeting'] }) {
  return (
    <Card>
      <h2 className="text-lg">{m.client_portal_meeting()}</h2>
      {meeting ? (
        <>
          <p className="mt-2 font-medium">
            <Moment time={meeting.startsAt} />
          </p>
          {meeting.topic && (
            <p dir="auto" className="mt-1 line-clamp-3 text-sm text-muted wrap-anywhere">
              {meeting.topic}
            </p>
          )}
        </>
      ) : (
        <>
          <p className="mt-2 text-sm text-muted">{m.client_portal_meeting_none()}</p>
          <a href="/#meeting" className={`${textLink} mt-3 inline-block text-sm`}>
            {m.client_portal_meeting_book()}
          </a>
        </>
      )}
    </Card>
  );
}
