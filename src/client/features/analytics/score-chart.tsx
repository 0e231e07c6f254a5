import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { axisProps } from './axis-props.ts';
import { ChartTooltip } from './chart-tooltip.tsx';

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
