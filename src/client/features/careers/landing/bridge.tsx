const deck = 340;
const hangers = Array.from({ length: 23 }, (_, index) => 60 + index * 49.1);

/** Height of the arc over the deck, both ends at 0 and 190 in the middle. */
function arcHeight(x: number): number {
  const part = x / 1200;
  return 4 * part * (1 - part) * 190;
}

/** A bridge from one shore to the other, and the sun on its way between two working days. */
export function Bridge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 120 1200 280" fill="none" aria-hidden="true" className={className}>
      <circle cx="820" cy="210" r="84" fill="var(--sun)" opacity="0.08" />
      <circle cx="820" cy="210" r="50" fill="var(--sun)" opacity="0.12" />
      <path
        d="M-300 360Q600 40 1500 360"
        stroke="var(--sun)"
        strokeOpacity="0.6"
        strokeWidth="1.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <circle cx="820" cy="210" r="22" fill="var(--sun)" />
      <path d="M0 340Q600 -40 1200 340" stroke="var(--sea)" strokeWidth="3" />
      <g stroke="var(--sea)" strokeOpacity="0.5">
        {hangers.map((x) => (
          <path key={x} d={`M${x} ${deck}V${deck - arcHeight(x)}`} />
        ))}
      </g>
      <path d={`M-2000 ${deck}H3200`} stroke="var(--ink)" strokeWidth="2" />
      <g stroke="var(--edge)" strokeOpacity="0.6" strokeWidth="1.5" strokeLinecap="round">
        <path d="M-420 362H-160M90 362H300M360 362H420M520 362H810M880 362H900M960 362H1130M1290 362H1600" />
        <path d="M-240 381H-60M30 381H160M240 381H520M600 381H640M720 381H1010M1080 381H1190M1260 381H1400" />
      </g>
    </svg>
  );
}
