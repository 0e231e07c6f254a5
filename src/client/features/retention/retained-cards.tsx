import { m } from '../../../shared/i18n/paraglide/messages.js';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { Day } from '../../ui/day.tsx';
import { HoldText } from '../../ui/hold-text.tsx';
import { DueDay } from './due-day.tsx';
import { RecordHold } from './record-hold.tsx';
import { RecordLabel } from './record-label.tsx';
import type { RetainedListProps } from './retained-table.tsx';
import { useRetentionSearch } from './use-retention-search.ts';

/** The records for a narrow screen. */
export function RetainedCards({ rows, selected, onSelect }: RetainedListProps) {
  const { kind } = useRetentionSearch();
  return (
    <ul aria-label={retainedNames[kind]()} className="m-0 grid list-none p-0">
      {rows.map((record) => (
        <li
          key={record.id}
          data-selected={record.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <p className="min-w-0 text-base font-medium">
            <RecordLabel label={record.label} />
          </p>
          <dl className="m-0 flex flex-wrap gap-x-6 gap-y-1">
            <div className="flex gap-2">
              <dt className="text-muted">{m.retention_column_since()}</dt>
              <dd className="m-0">
                <Day time={record.since} />
              </dd>
            </div>
            <div className="flex gap-2">
              <dt className="text-muted">{m.retention_column_due()}</dt>
              <dd className="m-0">
                <DueDay record={record} />
              </dd>
            </div>
          </dl>
          {record.hold && <HoldText hold={record.hold} />}
          <div className="-ms-3">
            <RecordHold record={record} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}
