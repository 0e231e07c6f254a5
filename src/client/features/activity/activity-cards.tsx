import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EventText } from '../../ui/event-text.tsx';
import { Moment } from '../../ui/moment.tsx';
import type { ActivityRowsProps } from './activity-table.tsx';
import { eventLinkId } from './event-id.ts';
import { PersonButton } from './person-button.tsx';

/** The same rows on a narrow screen, below each other. */
export function ActivityCards({ rows, onSelect }: ActivityRowsProps) {
  return (
    <ol aria-label={m.activity_title()}>
      {rows.map((event) => (
        <li key={event.id} className="grid gap-1 border-t border-mist py-3 first:border-t-0">
          <div className="min-w-0 break-words">
            <EventText
              event={event}
              id={eventLinkId(event.id)}
              onFocus={() => onSelect(event.id)}
            />
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 text-sm">
            <PersonButton event={event} />
            <Moment time={event.at} className="text-muted" />
          </div>
        </li>
      ))}
    </ol>
  );
}
