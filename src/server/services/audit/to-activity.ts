import type { Activity } from '../../../shared/contracts/admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { EventRow } from './read-events.ts';

/** The code in place of an applicant's name; a decision, which stands behind the name, stays. */
function coveredLabel({ action, subjectId, subjectLabel }: EventRow): string | null {
  if (subjectId === null) return subjectLabel;
  const name = m.admin_app_masked_name({ code: subjectId.slice(0, 6).toUpperCase() });
  const colon = subjectLabel?.lastIndexOf(': ') ?? -1;
  return action === 'application.review' && colon >= 0
    ? `${name}${subjectLabel?.slice(colon)}`
    : name;
}

/** An event as administrators read it. */
export function toActivity(row: EventRow): Activity {
  const { atMs, isCovered, ...event } = row;
  return {
    ...event,
    at: new Date(atMs),
    subjectLabel: isCovered ? coveredLabel(row) : row.subjectLabel,
  };
}
