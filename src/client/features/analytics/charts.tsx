import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { AnalyticsBucket } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { statusColours, statuses } from './analytics-format.ts';

/** Style of the axes of every chart. */
const axisProps = {
  tick: { fill: 'var(--muted)', fontSize: 13 },
  tickLine: false,
  axisLine: { stroke: 'var(--edge)' },
} as const;

/** Tooltip of a chart. */
function ChartTooltip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded border border-mist bg-raised px-3 py-2 text-sm text-ink shadow">
      <p className="font-medium">{title}</p>
      {children}
    </div>
  );
}

type LabelledBucket = AnalyticsBucket & { tick: string; name: string };

/** Bars of the applications that came in, a part for each status. */
export function TimeChart({ stretches }: { stretches: LabelledBucket[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={stretches}
        accessibilityLayer={false}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--mist)" />
        <XAxis dataKey="tick" {...axisProps} minTickGap={16} />
        <YAxis
          {...axisProps}
          width={44}
          allowDecimals={false}
          tickFormatter={(value: number) => m.ui_number({ value })}
        />
        <Tooltip
          cursor={{ fill: 'var(--mist)', opacity: 0.5 }}
          isAnimationActive={false}
          content={({ active, label }) => {
            const stretch = active && stretches.find(({ tick }) => tick === label);
            if (!stretch) return null;
            return (
              <ChartTooltip title={stretch.name}>
                {statuses.map((status) => (
                  <p key={status} className="figures flex justify-between gap-4">
                    <span>{statusNames[status]()}</span>
                    <span>{m.ui_number({ value: stretch.counts[status] })}</span>
                  </p>
                ))}
              </ChartTooltip>
            );
          }}
        />
        {statuses.map((status) => (
          <Bar
            key={status}
            dataKey={({ counts }: LabelledBucket) => counts[status]}
            name={status}
            stackId="status"
            fill={statusColours[status]}
            stroke="var(--raised)"
            strokeWidth={1}
            maxBarSize={48}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Bars of how many reached which score. */
export function ScoreChart({ bands }: { bands: { name: string; count: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={bands}
        accessibilityLayer={false}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--mist)" />
        <XAxis dataKey="name" {...axisProps} minTickGap={8} />
        <YAxis
          {...axisProps}
          width={44}
          allowDecimals={false}
          tickFormatter={(value: number) => m.ui_number({ value })}
        />
        <Tooltip
          cursor={{ fill: 'var(--mist)', opacity: 0.5 }}
          isAnimationActive={false}
          content={({ active, label }) => {
            const band = active && bands.find(({ name }) => name === label);
            return band ? (
              <ChartTooltip title={m.analytics_share({ percent: band.name })}>
                <p className="figures">{m.ui_number({ value: band.count })}</p>
              </ChartTooltip>
            ) : null;
          }}
        />
        <Bar dataKey="count" fill="var(--sea)" maxBarSize={48} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
