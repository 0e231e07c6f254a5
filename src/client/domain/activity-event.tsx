import type { Activity } from '../../shared/contracts/activity.ts';
import { activityKindOf } from '../../shared/domain/activity-kinds.ts';
import { activitySentence } from '../../shared/i18n/activity-sentence.ts';
import { recordPath } from './record-address.ts';

/** A deleted record has no screen any more. */
const gone = /\.delete$/;

/** Address of an event's record; null where there is none, or where it was deleted. */
export function eventPath({ action, subjectId }: Activity): string | null {
  if (subjectId === null || gone.test(action)) return null;
  return recordPath(activityKindOf(action), subjectId);
}

interface EventTextProps {
  event: Activity;
  /** Of the link, where there is one. */
  id?: string;
}

/** The event, as a link to the record where a screen shows it. Put it into an element with `useClientNavigation`. */
export function EventText({ event, id }: EventTextProps) {
  const href = eventPath(event);
  const sentence = activitySentence(event);
  if (href === null) return sentence;
  return (
    <a
      href={href}
      id={id}
      className="text-ink no-underline decoration-sun decoration-2 underline-offset-4 hover:underline focus-visible:underline"
    >
      {sentence}
    </a>
  );
}
