import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Analytics } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Table } from '../../ui/table.tsx';
import { textLink } from '../../ui/button.tsx';
import { ChartCard } from './chart-card.tsx';
import { periodFilter } from './table-filter.ts';

const ScoreChart = lazy(() =>
  import('./score-chart.tsx').then(({ ScoreChart: Chart }) => ({ default: Chart })),
);

/** How the final scores are spread, in tens. */
export function Scores({ data }: { data: Analytics }) {
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
                      className={textLink}
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
