import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Analytics, AnalyticsBucket } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { textLinkClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Table } from '../../ui/table.tsx';
import {
  periodFilter,
  statusColours,
  statuses,
  sumCounts,
  useDayFormat,
} from './analytics-format.ts';

interface ChartCardProps {
  title: string;
  note?: string | undefined;
  /** Names the colours. */
  legend?: ReactNode;
  /** The same numbers for those who would rather read them, or cannot see the chart. */
  table: ReactNode;
  /** The chart, hidden from screen readers. */
  children: ReactNode;
  className?: string;
}

/** A chart with its numbers as a table below it. */
function ChartCard({ title, note, legend, table, children, className }: ChartCardProps) {
  return (
    <Card className={className}>
      <h3 className="text-xl">{title}</h3>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      {legend}
      <div aria-hidden="true" className="mt-4 h-64 min-w-0 text-sm">
        <Suspense fallback={<Skeleton className="h-full" />}>{children}</Suspense>
      </div>
      <details className="mt-4">
        <summary className={`w-fit cursor-pointer rounded py-1 text-sm ${textLinkClass}`}>
          {m.analytics_show_table()}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="mt-3">{table}</div>
      </details>
    </Card>
  );
}

/** Shows the colour of each status, from the lowest part of a bar to the highest. */
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
  import('./charts.tsx').then(({ TimeChart: Chart }) => ({ default: Chart })),
);

const titles = {
  day: m.analytics_over_time_day,
  week: m.analytics_over_time_week,
  month: m.analytics_over_time_month,
};

/** Applications as they came in, by the status they have now. */
export function ApplicationsOverTimeCard({ data }: { data: Analytics }) {
  const format = useDayFormat();
  const title = titles[data.unit]();
  const stretches = data.stretches.map((stretch) => ({
    ...stretch,
    tick: format.tick(stretch, data.unit),
    name: format.stretch(stretch),
  }));
  const filled = stretches.filter(({ counts }) => sumCounts(counts) > 0).toReversed();
  const linkTo = ({ from, to }: AnalyticsBucket, count: number, label: string) =>
    count === 0 ? (
      0
    ) : (
      <Link
        to="/admin/applications"
        search={{ from, to: to === data.to ? undefined : to }}
        aria-label={`${label}: ${m.ui_number({ value: count })}`}
        className={textLinkClass}
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
                  <td className="num">
                    {linkTo(stretch, sumCounts(stretch.counts), stretch.name)}
                  </td>
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

const ScoreChart = lazy(() =>
  import('./charts.tsx').then(({ ScoreChart: Chart }) => ({ default: Chart })),
);

/** Distribution of the final scores, in tens. */
export function ScoreDistributionCard({ data }: { data: Analytics }) {
  const bands = data.scores.map((count, index) => {
    const scoreFrom = index * 10;
    const scoreTo = index === 9 ? 100 : scoreFrom + 9;
    return { scoreFrom, scoreTo, count, name: `${scoreFrom}–${scoreTo}` };
  });
  return (
    <ChartCard
      className="lg:col-span-2"
      title={m.analytics_scores()}
      note={m.analytics_scores_note({ count: m.ui_number({ value: data.withoutScore }) })}
      table={
        <Table label={m.analytics_scores()}>
          <thead>
            <tr>
              <th scope="col">{m.analytics_column_score()}</th>
              <th scope="col" className="num">
                {m.analytics_column_applications()}
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map(({ name, count, scoreFrom, scoreTo }) => (
              <tr key={name}>
                <th scope="row">{m.analytics_share({ percent: name })}</th>
                <td className="num">
                  {count === 0 ? (
                    0
                  ) : (
                    <Link
                      to="/admin/applications"
                      search={{ ...periodFilter(data), scoreFrom, scoreTo }}
                      aria-label={`${m.analytics_share({ percent: name })}: ${m.ui_number({ value: count })}`}
                      className={textLinkClass}
                    >
                      {m.ui_number({ value: count })}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      }
    >
      <ScoreChart bands={bands} />
    </ChartCard>
  );
}
