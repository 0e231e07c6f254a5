import type { Hold } from '../../shared/contracts/retention.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Fact } from './fact.tsx';
import { type HoldActions, HoldControl } from './hold-control.tsx';
import { HoldText } from './hold-text.tsx';

interface HoldFactProps extends HoldActions {
  /** What the record is called, for screen readers. */
  record: string;
  query: { data: { hold: Hold | null } | undefined; isError: boolean };
}

/** Whether a record is held against erasure, among its facts, with the button that changes it. */
export function HoldFact({ record, query, ...actions }: HoldFactProps) {
  const { data, isError } = query;
  return (
    <Fact label={m.retention_record()}>
      {data ? (
        <span className="flex flex-wrap items-center justify-between gap-x-4">
          {data.hold ? (
            <HoldText hold={data.hold} />
          ) : (
            <span className="text-muted">{m.retention_not_held()}</span>
          )}
          <HoldControl record={record} hold={data.hold} {...actions} />
        </span>
      ) : (
        <span className="text-muted">
          {isError ? m.retention_record_error() : m.retention_record_loading()}
        </span>
      )}
    </Fact>
  );
}
