import { m } from '../../shared/i18n/paraglide/messages.js';
import { Skeleton } from './skeleton.tsx';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** Stands for the rows of a table while they load; `cells` are the classes of one row's bars, from left to right. */
export function RowsSkeleton({ cells }: { cells: readonly string[] }) {
  return (
    <div role="status" aria-busy="true" className="grid">
      <span className="sr-only">{m.ui_loading()}</span>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-6 border-b border-mist py-4">
          {cells.map((cell) => (
            <Skeleton key={cell} className={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}
