import type { Activity } from '../../../shared/contracts/activity.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { textLink } from '../../ui/button.tsx';
import { useActivitySearch } from './use-activity-search.ts';

/** Who acted; a click shows only what they did. */
export function PersonButton({ event: { actorId, actorName } }: { event: Activity }) {
  const { search, narrow } = useActivitySearch();
  if (actorName === null) return <span className="text-muted">–</span>;
  if (actorId === null || actorId === search.person) return actorName;
  return (
    <button
      type="button"
      aria-label={m.activity_only_person({ name: actorName })}
      onClick={() => void narrow({ person: actorId })}
      className={`rounded text-start ${textLink}`}
    >
      {actorName}
    </button>
  );
}
