import type { Activity } from '../../shared/contracts/activity.ts';
import { activityKindOf } from './activity-kind.ts';
import { recordAddress } from './record-address.ts';

/** What is gone has no screen any more. */
const gone = /\.delete$/;

/** Where the record of an event is looked at; null where there is none, or where it was deleted. */
export function eventAddress({ action, subjectId }: Activity): string | null {
  if (subjectId === null || gone.test(action)) return null;
  return recordAddress(activityKindOf(action), subjectId);
}
