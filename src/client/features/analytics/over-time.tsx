import { statusNames } from '../../../shared/i18n/status-names.ts';
import { statusColours, statuses } from './labels.ts';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Analytics, AnalyticsStretch } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Table } from '../../ui/table.tsx';
import { textLink } from '../../ui/button.tsx';
import { ChartCard } from './chart-card.tsx';
import { sumOf } from './sum-of.ts';
import { useDayFormat } from './use-day-format.ts';

/** Which colour stands for which status, from the lowest part of a bar to the highest. */
function StatusLegend() {
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

const TimeChart = lazy(() =>
  import('./time-chart.tsx').then(({ TimeChart: Chart }) => ({ default: Chart })),
);

const titles = {
  day: m.analytics_over_time_day,
  week: m.analytics_over_time_week,
  month: m.analytics_over_time_month,
};

/** Applications as they came in, by the status they have now. */
export function OverTime({ data }: { data: Analytics }) {
  const format = useDayFormat();
  const title = titles[data.unit]();
  const stretches = data.stretches.map((stretch) => ({
    ...stretch,
    tick: format.tick(stretch, data.unit),
    name: format.stretch(stretch),
  }));
  const filled = stretches.filter(({ counts }) => sumOf(counts) > 0).toReversed();
  const linkTo = ({ from, to }: AnalyticsStretch, count: number, label: string) =>
    count === 0 ? (
      0
    ) : (
      <Link
        to="/admin/applications"
        search={{ from, to: to === data.to ? undefined : to }}
        aria-label={`${label}: ${m.ui_number({ value: count })}`}
        className={textLink}
      >
        {m.ui_number({ value: count })}
      </Link>
    );
  return (
    <ChartCard
      title={title}
      legend={<StatusLegend />}
      className="lg:col-span-2"
      table={
        filled.length === 0 ? (
          <p className="text-muted">{m.analytics_status_none()}</p>
        ) : (
          <Table label={title} className="max-h-96">
            <thead>
              <tr>
                <th scope="col">{m.analytics_column_time()}</th>
                {statuses.map((status) => (
                  <th key={status} scope="col" className="num">
                    {statusNames[status]()}
                  </th>
                ))}
                <th scope="col" className="num">
                  {m.analytics_column_total()}
                </th>
              </tr>
            </thead>
            <tbody>
              {filled.map((stretch) => (
                <tr key={stretch.from}>
                  <th scope="row">{stretch.name}</th>
                  {statuses.map((status) => (
                    <td key={status} className="num">
                      {m.ui_number({ value: stretch.counts[status] })}
                    </td>
                  ))}
                  <td className="num">{linkTo(stretch, sumOf(stretch.counts), stretch.name)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )
      }
    >
      <TimeChart stretches={stretches} />
    </ChartCard>
  );
}
