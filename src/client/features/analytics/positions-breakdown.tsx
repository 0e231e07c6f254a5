import type { Analytics } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { Card } from '../../ui/card.tsx';
import { BarList } from './bar-list.tsx';
import { sumOf } from './sum-of.ts';
import { periodFilter } from './table-filter.ts';

export function PositionsBreakdown({ data }: { data: Analytics }) {
  return (
    <Card>
      <h3 className="text-xl">{m.analytics_positions()}</h3>
      <BarList
        label={m.analytics_positions()}
        bars={data.positions
          .map(({ position, counts }) => ({ position, count: sumOf(counts) }))
          .toSorted((one, other) => other.count - one.count)
          .map(({ position, count }) => ({
            key: position,
            label: positionName(position),
            count,
            colour: 'var(--sea)',
            search: { ...periodFilter(data), position },
          }))}
      />
    </Card>
  );
}
