import type { Activity } from '../../shared/contracts/activity.ts';
import { activitySentence } from '../../shared/i18n/activity-sentence.ts';
import { eventAddress } from '../lib/event-address.ts';

interface EventTextProps {
  event: Activity;
  /** Of the link, where there is one. */
  id?: string;
  onFocus?: () => void;
}

/** What happened, as a link to the record where a screen shows it. Put it into an element with `useOwnLinks`. */
export function EventText({ event, id, onFocus }: EventTextProps) {
  const href = eventAddress(event);
  const sentence = activitySentence(event);
  if (href === null) return sentence;
  return (
    <a
      href={href}
      id={id}
      onFocus={onFocus}
      className="text-ink no-underline decoration-sun decoration-2 underline-offset-4 hover:underline focus-visible:underline"
    >
      {sentence}
    </a>
  );
}
