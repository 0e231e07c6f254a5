import { Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { TableFilter } from './analytics-format.ts';

interface Bar {
  key: string;
  label: string;
  count: number;
  /** Of the bar. */
  colour: string;
  /** The filter of the table behind the number. */
  search: TableFilter;
}

/** Numbers side by side as bars, each a link to the table it was counted from; the words alone say everything. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul aria-label={label} className="mt-4 grid gap-3">
      {bars.map(({ key, label: name, count, colour, search }) => (
        <li key={key}>
          <Link
            to="/admin/applications"
            search={search}
            className="group grid gap-1 rounded text-ink no-underline"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 underline decoration-mist decoration-2 underline-offset-4 group-hover:decoration-sun">
                {name}
              </span>
              <span className="figures">
                {m.ui_number({ value: count })}{' '}
                <span className="text-sm text-muted">
                  {m.ui_percent({ value: all === 0 ? 0 : count / all })}
                </span>
              </span>
            </span>
            <span aria-hidden="true" className="h-2 rounded bg-mist">
              <span
                className="block h-full rounded"
                style={{ width: `${(count / most) * 100}%`, backgroundColor: colour }}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
