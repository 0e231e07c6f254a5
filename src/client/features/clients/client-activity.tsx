import type { Activity } from '../../../shared/contracts/admin.ts';
import { activitySentence } from '../../../shared/i18n/activity-sentence.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Moment } from '../../ui/moment.tsx';

/** The last events of the record. */
export function ClientActivity({ events }: { events: readonly Activity[] }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">{m.clients_activity()}</h2>
      {events.length === 0 ? (
        <p className="text-sm text-muted">{m.clients_activity_none()}</p>
      ) : (
        <ol className="m-0 list-none p-0">
          {events.map((event) => (
            <li key={event.id} className="border-b border-mist py-2.5 text-sm last:border-b-0">
              <p className="wrap-anywhere">{activitySentence(event)}</p>
              <Moment time={event.at} className="text-xs text-muted" />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
