import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useNeighbourKeys } from '../../lib/row-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { nameOf } from './name-of.ts';

interface ReviewPagerProps {
  id: string;
  rows: readonly ApplicationSummary[];
  onMove: (id: string) => void;
}

/** The way to the neighbours in the table, also with j and k. */
export function ReviewPager({ id, rows, onMove }: ReviewPagerProps) {
  const at = rows.findIndex((row) => row.id === id);
  const current = rows[at];
  const previous = at > 0 ? rows[at - 1] : undefined;
  const next = at === -1 ? undefined : rows[at + 1];
  useNeighbourKeys(id, rows, onMove);

  if (at === -1 || rows.length < 2) return null;
  const directions = [
    { label: m.admin_review_previous(), keys: 'k', Icon: ArrowLeft, row: previous },
    { label: m.admin_review_next(), keys: 'j', Icon: ArrowRight, row: next },
  ];
  return (
    <div className="flex items-center justify-between gap-3">
      <p aria-live="polite" className="figures text-sm text-muted">
        <span className="sr-only">{current && nameOf(current)}, </span>
        {m.admin_review_place({ place: at + 1, count: rows.length })}
      </p>
      <div className="flex gap-1">
        {directions.map(({ label, keys, Icon, row }) => (
          <Tooltip key={keys} label={`${label} (${keys})`}>
            <Button
              variant="quiet"
              size="icon"
              aria-label={label}
              aria-keyshortcuts={keys}
              disabled={!row}
              onClick={() => row && onMove(row.id)}
            >
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </Button>
          </Tooltip>
        ))}
      </div>
    </div>
  );
}
