import type { Analytics } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { Card } from '../../ui/card.tsx';
import { BarList } from './bar-list.tsx';
import { statusColours, statuses } from './labels.ts';
import { periodFilter } from './table-filter.ts';

export function StatusBreakdown({ data }: { data: Analytics }) {
  return (
    <Card>
      <h3 className="text-xl">{m.analytics_status()}</h3>
      <BarList
        label={m.analytics_status()}
        bars={statuses.map((status) => ({
          key: status,
          label: statusNames[status](),
          count: data.statusCounts[status],
          colour: statusColours[status],
          search: { ...periodFilter(data), status },
        }))}
      />
    </Card>
  );
}
