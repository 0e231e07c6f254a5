const count = 5;
/** Room for one star, and the star within it. */
const cell = 24;
const star = { from: 2, width: 20 };

/** A five-pointed star round (12, 12.5). */
const outline = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 10.5 : 4.4;
  const angle = (index * Math.PI) / 5 - Math.PI / 2;
  const x = 12 + radius * Math.cos(angle);
  const y = 12.5 + radius * Math.sin(angle);
  return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
}).join('');

function Row({ fill, stroke }: { fill: string; stroke: string }) {
  return Array.from({ length: count }, (_, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: five equal stars
      key={index}
      d={`${outline}Z`}
      transform={`translate(${index * cell})`}
      fill={fill}
      stroke={stroke}
      strokeLinejoin="round"
    />
  ));
}

/** Five stars, filled to the exact fraction of the last one. Drawing only: the figure stands beside it. */
export function Stars({ rating }: { rating: number }) {
  const whole = Math.floor(rating);
  const part = rating - whole;
  const filled = whole * cell + (part > 0 ? star.from + part * star.width : 0);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * cell} 24`}
      className="h-6 w-auto shrink-0"
      fill="none"
    >
      <Row fill="none" stroke="var(--edge)" />
      <svg aria-hidden="true" width={filled.toFixed(2)} height="24">
        <Row fill="var(--sun)" stroke="var(--sun)" />
      </svg>
    </svg>
  );
}
