/** How the axes of every chart look. */
export const axisProps = {
  tick: { fill: 'var(--muted)', fontSize: 13 },
  tickLine: false,
  axisLine: { stroke: 'var(--edge)' },
} as const;
