import { keepPreviousData } from '@tanstack/react-query';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { trpc } from '../../trpc.ts';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { GalleryFigures } from './gallery-figures.tsx';
import { periodLabels } from './labels.ts';
import { OverTime } from './over-time.tsx';
import { PeriodNote } from './period-note.tsx';
import { PositionsBreakdown } from './positions-breakdown.tsx';
import { Recent } from './recent.tsx';
import { Scores } from './scores.tsx';
import { StatusBreakdown } from './status-breakdown.tsx';
import { Totals } from './totals.tsx';
import { usePeriod } from './use-period.ts';

const periods = ['7', '30', '90', '365', 'all'] as const;

export function AnalyticsPage() {
  const { period, choose } = usePeriod();
  const query = trpc.admin.analytics.get.useQuery(
    { period },
    // Figures of a moment ago are not figures of now.
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <h1 className="text-2xl">{m.analytics_title()}</h1>
      <QueryResult query={query} errorTitle={m.analytics_failed()} skeleton={<AnalyticsSkeleton />}>
        {(data) => (
          <div
            aria-busy={query.isPlaceholderData}
            className={cn(
              'grid min-w-0 gap-8 transition-opacity',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            <Totals totals={data.totals} />
            <section
              aria-labelledby="analytics-applications"
              className="grid grid-cols-[minmax(0,1fr)] gap-4"
            >
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id="analytics-applications" className="text-xl">
                  {m.analytics_applications_section()}
                </h2>
                <FilterGroup
                  label={m.analytics_period()}
                  value={period}
                  onValueChange={(next) => void choose(next)}
                  items={periods.map((value) => ({ value, label: periodLabels[value]() }))}
                />
              </div>
              <PeriodNote data={data} />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
                <OverTime data={data} />
                <StatusBreakdown data={data} />
                <PositionsBreakdown data={data} />
                <Scores data={data} />
              </div>
            </section>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
              <Recent applications={data.recent} />
              <GalleryFigures gallery={data.gallery} />
            </div>
          </div>
        )}
      </QueryResult>
    </main>
  );
}
