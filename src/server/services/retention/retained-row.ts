import type { AuditAction } from '../../../shared/contracts/admin.ts';
import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import type { Retained } from '../../../shared/contracts/retention-preview.ts';
import { endOfPeriod } from '../../../shared/domain/retention-period.ts';
import { activitySentence } from '../../../shared/i18n/activity-sentence.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { isMaskedSql } from '../applications/blind-review.ts';
import { isCoveredSql } from '../audit/event-filter.ts';
import { toActivity } from '../audit/to-activity.ts';
import { type Fragment, fragment } from '../listing/sql-fragment.ts';
import type { Periods } from './read-periods.ts';
import { retainedRecords } from './retained-records.ts';

/** A record as the statement of the list gives it: nothing is covered yet. */
export type RetainedRow = {
  id: string;
  sinceMs: number;
  label: string | null;
  isCovered: boolean;
  reason: string | null;
  heldBy: string | null;
  heldAtMs: number | null;
  /** Of events alone. */
  event: { action: AuditAction; actorName: string | null; subjectId: string | null } | null;
};

/** Whether a record, `r` by default, names an applicant who is covered for the reader. */
export function coveredSql(kind: RetainedKind, readerId: string, alias = 'r'): Fragment {
  const { heldAs } = retainedRecords[kind];
  if (heldAs === 'application') return isMaskedSql(alias, readerId);
  return heldAs === 'event' ? isCoveredSql(alias, readerId) : fragment('false');
}

/** What is selected of the record `r` and its hold `h`. */
export function columnsSql(kind: RetainedKind): string {
  const { since, label, heldAs } = retainedRecords[kind];
  const event = `jsonb_build_object('action', r."action", 'actorName', r."actor_name", 'subjectId', r."subject_id")`;
  return `r."id", (extract(epoch from ${since}) * 1000)::float8 as "sinceMs", ${label} as "label",
    h."reason", h."actor_name" as "heldBy", (extract(epoch from h."created_at") * 1000)::float8 as "heldAtMs",
    ${heldAs === 'event' ? event : 'null::jsonb'} as "event"`;
}

function labelOf({ id, label, isCovered, event, sinceMs }: RetainedRow): string {
  if (event) {
    const row = { id, atMs: sinceMs, actorId: null, subjectLabel: label, isCovered, ...event };
    return activitySentence(toActivity(row));
  }
  return isCovered
    ? m.admin_app_masked_name({ code: id.slice(0, 6).toUpperCase() })
    : (label ?? '');
}

/** A record as administrators read it. */
export function toRetained(
  row: RetainedRow,
  { months, pausedUntil, kind }: Periods & { kind: RetainedKind },
): Retained {
  const { id, sinceMs, reason, heldBy, heldAtMs } = row;
  const since = new Date(sinceMs);
  const end = endOfPeriod(since, months[kind]);
  return {
    id,
    label: labelOf(row),
    since,
    dueAt: end > pausedUntil ? end : pausedUntil,
    hold:
      reason === null || heldBy === null || heldAtMs === null
        ? null
        : { reason, by: heldBy, at: new Date(heldAtMs) },
  };
}
