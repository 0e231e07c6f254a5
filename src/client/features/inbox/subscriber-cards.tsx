import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EmailText } from '../../ui/email-text.tsx';
import { Moment } from '../../ui/moment.tsx';
import { languageLabels } from './labels.ts';
import { RemoveButton } from './remove-button.tsx';
import { SubscriberConsent } from './subscriber-consent.tsx';
import { SubscriberStatus } from './subscriber-status.tsx';
import type { SubscriberListProps } from './subscriber-table.tsx';

/** The addresses for a narrow screen. */
export function SubscriberCards({ rows, selected, onSelect, onRemove }: SubscriberListProps) {
  return (
    <ul aria-label={m.inbox_tab_newsletter()} className="m-0 grid list-none p-0">
      {rows.map((subscriber) => (
        <li
          key={subscriber.id}
          data-selected={subscriber.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base wrap-anywhere">
              <EmailText address={subscriber.email} />
            </p>
            <SubscriberStatus {...subscriber} />
          </div>
          <SubscriberConsent subscriber={subscriber} />
          <div className="flex items-center justify-between gap-3">
            <p className="text-muted">
              {languageLabels[subscriber.locale]()}, <Moment time={subscriber.createdAt} />
            </p>
            <RemoveButton subscriber={subscriber} onRemove={onRemove} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}
