import { hashString } from '../lib/hash-text.ts';

interface NewsIllustrationProps {
  /** The same article has the same drawing everywhere. */
  slug: string;
  className?: string;
}

const skies = [
  { upper: 'var(--sea-soft)', lower: 'var(--sun-soft)' },
  { upper: 'var(--sun-soft)', lower: 'var(--sea-soft)' },
  { upper: 'var(--surface)', lower: 'var(--sun-soft)' },
] as const;
const suns = [78, 118, 202, 246];
const rings = [50, 66, 84, 104, 126];
/** Height of the bridge's deck. */
const deck = 132;

/** A bridge over water before the sun, for articles without a picture. */
export function NewsIllustration({ slug, className }: NewsIllustrationProps) {
  const number = hashString(slug);
  const { upper, lower } = skies[number % skies.length] ?? skies[0];
  const sunX = suns[(number >>> 4) % suns.length] ?? 160;
  const span = 108 + ((number >>> 8) % 4) * 14;
  const starts = [-span * 0.4, span * 0.6, span * 1.6];
  const reach = span / 2;
  const rise = 46;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={className}
    >
      <path d="M0 0H320V200H0Z" fill={upper} />
      <path d="M0 96Q160 62 320 96V150H0Z" fill={lower} />
      <g stroke="var(--sun)" strokeOpacity="0.5">
        {rings.map((radius) => (
          <circle key={radius} cx={sunX} cy="104" r={radius} />
        ))}
      </g>
      <circle cx={sunX} cy="104" r="36" fill="var(--sun)" />
      <path d="M0 128Q40 104 92 122T188 116T320 124V150H0Z" fill="#5cc2b8" fillOpacity="0.4" />
      <path d="M0 140H320V200H0Z" fill="#0f6e6e" />
      <g stroke="var(--sun)" strokeWidth="1.5" strokeLinecap="round">
        <path
          d={`M${sunX - 34} 150H${sunX + 34}M${sunX - 25} 158H${sunX + 25}M${sunX - 28} 166H${sunX + 14}M${sunX - 12} 174H${sunX + 20}M${sunX - 8} 183H${sunX + 6}`}
        />
      </g>
      {starts.map((x) => (
        <g key={x} stroke="var(--ink)">
          <path d={`M${x} ${deck}A${reach} ${rise} 0 0 1 ${x + span} ${deck}`} strokeWidth="3" />
          {[0.2, 0.35, 0.5, 0.65, 0.8].map((part) => {
            const height = rise * Math.sqrt(1 - (2 * part - 1) ** 2);
            return <path key={part} d={`M${x + part * span} ${deck}v${-height}`} />;
          })}
          <path d={`M${x} ${deck - 6}V156`} strokeWidth="6" />
        </g>
      ))}
      <path d={`M0 ${deck}H320`} stroke="var(--ink)" strokeWidth="4" />
    </svg>
  );
}
