import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Moment } from '../../ui/moment.tsx';
import { MessageStatus } from './message-status.tsx';
import type { MessageListProps } from './message-table.tsx';
import { OpenMessageButton } from './open-message-button.tsx';

/** The rows for a narrow screen. */
export function MessageCards({ rows, selected, onSelect, onOpen }: MessageListProps) {
  return (
    <ul aria-label={m.inbox_tab_messages()} className="m-0 grid list-none p-0">
      {rows.map((message) => (
        <li
          key={message.id}
          data-selected={message.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base font-medium wrap-anywhere">
              <bdi>{message.name}</bdi>
            </p>
            <MessageStatus {...message} />
          </div>
          <p className="text-muted wrap-anywhere">
            {[message.company, message.email].filter(Boolean).join(', ')}
          </p>
          <p dir="auto" className="line-clamp-2 wrap-anywhere">
            {message.excerpt}
          </p>
          <div className="flex items-center justify-between gap-3">
            <span className="text-muted">
              <Moment time={message.createdAt} />
            </span>
            <OpenMessageButton message={message} onOpen={onOpen} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}
