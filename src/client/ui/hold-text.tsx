import type { Hold } from '../../shared/contracts/retention.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../lib/use-moments.ts';

/** Why a record is held, by whom and since when. */
export function HoldText({ hold: { reason, by, at } }: { hold: Hold }) {
  const { moment } = useMoments();
  return (
    <span className="block min-w-0">
      <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
        {reason}
      </span>
      <span className="block text-xs text-muted">
        {m.retention_held_by({ name: by, date: moment(at) })}
      </span>
    </span>
  );
}
