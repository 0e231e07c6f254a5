import type { LastChange } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-format.ts';

function sentence(changed: LastChange, moment: (date: Date) => string): string {
  if (!changed) return m.settings_unchanged();
  const date = moment(changed.at);
  return changed.by === null
    ? m.settings_changed_unnamed({ date })
    : m.settings_changed({ date, name: changed.by });
}

/** When a setting was changed last, and by whom. */
export function ChangedLine({ changed }: { changed: LastChange }) {
  const { moment } = useMoments();
  return <p className="figures mt-4 text-sm text-muted">{sentence(changed, moment)}</p>;
}
