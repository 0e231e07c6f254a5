import { statusNames } from '../../../shared/i18n/status-names.ts';
import { statusColours, statuses } from './labels.ts';

/** Which colour stands for which status, from the lowest part of a bar to the highest. */
export function StatusLegend() {
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {statuses.map((status) => (
        <li key={status} className="flex items-center gap-2">
          <span
            className="size-3 rounded border border-raised"
            style={{ backgroundColor: statusColours[status] }}
          />
          {statusNames[status]()}
        </li>
      ))}
    </ul>
  );
}
