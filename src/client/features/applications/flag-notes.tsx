import { Info } from 'lucide-react';
import type { Flag } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { flagLabels } from './labels.ts';

/** What was noticed during a test, told without judging it. */
export function FlagNotes({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null;
  return (
    <div className="mb-3 flex gap-2.5 rounded bg-surface px-3 py-2.5 text-sm">
      <Info aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-medium">{m.admin_observations()}</p>
        <ul className="m-0 list-none p-0">
          {flags.map((flag) => (
            <li key={flag}>{flagLabels[flag]()}</li>
          ))}
        </ul>
        <p className="mt-1 text-muted">{m.admin_observations_text()}</p>
      </div>
    </div>
  );
}
