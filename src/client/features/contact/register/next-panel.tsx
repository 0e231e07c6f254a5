import { m } from '../../../../shared/i18n/paraglide/messages.js';

/** Places on the sun's path: it rises with the PIN and has gone once round when the team calls. */
const stops = [
  { x: 44, y: 163, isPast: true },
  { x: 160, y: 70, isPast: false },
  { x: 276, y: 163, isPast: false },
];

function SunPathDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 220" fill="none" className="w-full">
      <path d="M24 210A136 140 0 0 1 296 210" stroke="var(--sea)" strokeWidth="2" />
      <path
        d="M64 210A96 100 0 0 1 256 210"
        stroke="var(--edge)"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      {[52, 80, 108, 136, 160, 184, 212, 240, 268].map((x) => (
        <path
          key={x}
          d={`M${x} 210V${210 - 140 * Math.sqrt(1 - ((x - 160) / 136) ** 2)}`}
          stroke="var(--mist)"
        />
      ))}
      <path d="M0 210.5H320" stroke="var(--edge)" />
      {stops.map(({ x, y, isPast }, index) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r="19"
            fill={isPast ? 'var(--sun)' : 'var(--paper)'}
            stroke={isPast ? 'var(--sun)' : 'var(--sea)'}
            strokeWidth="1.5"
          />
          <text
            x={x}
            y={y + 5.5}
            textAnchor="middle"
            fontSize="16"
            fontWeight="600"
            fill={isPast ? 'var(--on-sun)' : 'var(--ink)'}
            className="figures font-display"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The steps after a registration, drawn as one day. */
export function NextStepsPanel() {
  const steps = [
    { title: m.contact_register_next_pin(), text: m.contact_register_next_pin_text() },
    { title: m.contact_register_next_talk(), text: m.contact_register_next_talk_text() },
    { title: m.contact_register_next_team(), text: m.contact_register_next_team_text() },
  ];
  return (
    <aside
      aria-labelledby="registration-next"
      className="night rounded px-5 py-8 sm:px-8 lg:sticky lg:top-28"
    >
      <h2 id="registration-next" className="text-2xl">
        {m.contact_register_next()}
      </h2>
      <div className="mx-auto mt-4 max-w-80">
        <SunPathDrawing />
      </div>
      <ol className="mt-6 grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] border-t border-mist py-4">
            <span aria-hidden="true" className="figures font-display font-semibold text-sea">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
