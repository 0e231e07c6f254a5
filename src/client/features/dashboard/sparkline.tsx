interface SparklineProps {
  /** The oldest first. */
  values: readonly number[];
  className?: string;
}

const width = 120;
const height = 28;
/** Room for the line's own thickness. */
const inset = 2;

/** A line of a few numbers, for the shape alone: the words beside it say the same. */
export function Sparkline({ values, className }: SparklineProps) {
  const highest = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = inset + (index / Math.max(1, values.length - 1)) * (width - 2 * inset);
    const y = height - inset - (value / highest) * (height - 2 * inset);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const last = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      className={className}
      preserveAspectRatio="none"
    >
      <path d={`M0 ${height - 0.5}H${width}`} stroke="var(--mist)" />
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        stroke="var(--sea)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {last && <circle cx={last[0]} cy={last[1]} r="2" fill="var(--sun)" />}
    </svg>
  );
}
