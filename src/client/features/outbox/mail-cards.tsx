import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Moment } from '../../ui/moment.tsx';
import { kindLabels } from './labels.ts';
import { MailStatus } from './mail-status.tsx';
import type { MailListProps } from './mail-table.tsx';
import { OpenMailButton } from './open-mail-button.tsx';

/** The rows for a narrow screen. */
export function MailCards({ rows, selected, onSelect, onOpen }: MailListProps) {
  return (
    <ul aria-label={m.outbox_title()} className="m-0 grid list-none p-0">
      {rows.map((mail) => (
        <li
          key={mail.id}
          data-selected={mail.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base font-medium wrap-anywhere">
              <bdi>{mail.recipient}</bdi>
            </p>
            <MailStatus status={mail.status} />
          </div>
          <p dir="auto" lang={mail.locale} className="line-clamp-2 wrap-anywhere">
            {mail.subject}
          </p>
          <p className="text-muted">{kindLabels[mail.kind]()}</p>
          <div className="flex items-center justify-between gap-3">
            <span className="text-muted">
              <Moment time={mail.createdAt} />
            </span>
            <OpenMailButton mail={mail} onOpen={onOpen} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}
