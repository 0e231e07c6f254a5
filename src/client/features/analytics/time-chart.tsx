import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { AnalyticsStretch } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { axisProps } from './axis-props.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { statusColours, statuses } from './labels.ts';

type NamedStretch = AnalyticsStretch & { tick: string; name: string };

/** Bars of the applications that came in, a part for each status. */
export function TimeChart({ stretches }: { stretches: NamedStretch[] }) {
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
            dataKey={({ counts }: NamedStretch) => counts[status]}
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
