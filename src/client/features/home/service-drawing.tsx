import type { ReactNode } from 'react';
import type { ServiceId } from '../../../shared/content/service-ids.ts';

const sea = 'var(--sea)';
const ink = 'var(--ink)';
const sun = 'var(--sun)';
const soft = 'var(--sea-soft)';

/** Each service as a small scene of arcs over a horizon, 144 by 72. */
const drawings: Record<ServiceId, ReactNode> = {
  // A headset over the line where two working days meet.
  support: (
    <>
      <path d="M12 70A60 60 0 0 1 132 70Z" fill={soft} />
      <path d="M34 64V56A38 38 0 0 1 110 56V64" stroke={ink} />
      <path d="M28 70V54H38V70ZM106 70V54H116V70Z" fill={sea} />
      <path d="M12 70A60 60 0 0 1 132 70" stroke={sea} />
      <circle cx="72" cy="50" r="9" fill={sun} />
      <path d="M111 70Q104 64 92 58" stroke={ink} />
    </>
  ),
  // A ring that spreads.
  calls: (
    <>
      <path d="M12 70A60 60 0 0 1 132 70" stroke={sea} strokeOpacity="0.35" />
      <path d="M28 70A44 44 0 0 1 116 70" stroke={sea} strokeOpacity="0.65" />
      <path d="M44 70A28 28 0 0 1 100 70" stroke={sea} />
      <path d="M60 70A12 12 0 0 1 84 70Z" fill={sun} />
    </>
  ),
  // The flap of an envelope is an arc.
  email: (
    <>
      <path d="M30 22H114V70H30Z" fill={soft} stroke={ink} />
      <path d="M30 22A42 34 0 0 0 114 22" stroke={sea} fill="var(--paper)" />
      <circle cx="72" cy="56" r="7" fill={sun} />
    </>
  ),
  // Two halves that share a middle.
  languages: (
    <>
      <path d="M10 70A40 40 0 0 1 90 70Z" fill={soft} />
      <path d="M54 70A40 40 0 0 1 134 70" stroke={ink} />
      <path d="M10 70A40 40 0 0 1 90 70" stroke={sea} />
      <path d="M54 70A40 40 0 0 1 72 36.6A40 40 0 0 1 90 70Z" fill={sun} />
      <path d="M26 60L33 44L40 60M29 54H37M104 60L111 44L118 60M107 54H115" stroke={ink} />
      <path d="M107.5 37.5H107.6M114.4 37.5H114.5" stroke={ink} strokeWidth="3.5" />
    </>
  ),
  // Sheet after sheet, the last of them done.
  office: (
    <>
      <path d="M12 70A22 22 0 0 1 56 70" stroke={sea} strokeOpacity="0.45" />
      <path d="M34 70A26 26 0 0 1 86 70" stroke={sea} strokeOpacity="0.7" />
      <path d="M60 70A34 34 0 0 1 128 70Z" fill={soft} stroke={sea} />
      <path d="M82 56L91 64L107 47" stroke={ink} strokeWidth="3" />
      <circle cx="34" cy="30" r="7" fill={sun} />
    </>
  ),
  // What lies about goes over into rows.
  entry: (
    <>
      <path d="M22 52Q60 -14 98 28M14 34Q58 -20 116 28" stroke={sea} strokeOpacity="0.6" />
      <g fill={ink}>
        <circle cx="22" cy="56" r="3" />
        <circle cx="14" cy="38" r="3" />
        <circle cx="36" cy="64" r="3" />
        <circle cx="44" cy="46" r="3" />
      </g>
      <path d="M80 34H134V70H80ZM80 46H134M80 58H134M98 34V70M116 34V70" stroke={ink} />
      <path d="M98 46H116V58H98Z" fill={sun} />
    </>
  ),
  // Shoulders side by side.
  hr: (
    <>
      <path d="M8 70A24 26 0 0 1 56 70Z" fill={soft} stroke={sea} />
      <circle cx="32" cy="30" r="10" stroke={sea} />
      <path d="M88 70A24 26 0 0 1 136 70Z" fill={soft} stroke={sea} />
      <circle cx="112" cy="30" r="10" stroke={sea} />
      <path d="M48 70A24 26 0 0 1 96 70Z" fill="var(--paper)" stroke={ink} />
      <circle cx="72" cy="28" r="11" fill={sun} />
    </>
  ),
  // A fingerprint.
  kyc: (
    <>
      <path d="M22 70A50 56 0 0 1 122 70" stroke={sea} strokeOpacity="0.35" />
      <path d="M32 70A40 46 0 0 1 112 70" stroke={sea} strokeDasharray="40 7 60 7" />
      <path d="M42 70A30 36 0 0 1 102 70" stroke={ink} strokeDasharray="66 6" />
      <path d="M52 70A20 26 0 0 1 92 70" stroke={sea} strokeDasharray="22 6" />
      <path d="M62 70A10 15 0 0 1 82 70Z" fill={sun} />
    </>
  ),
  // Figures under a curve, and the one that matters.
  analytics: (
    <>
      <path d="M12 70Q72 -34 132 70Z" fill={soft} />
      <path d="M32 70V45M52 70V27M92 70V27M112 70V45" stroke={sea} strokeWidth="3" />
      <path d="M72 70V22" stroke={ink} strokeWidth="3" />
      <path d="M12 70Q72 -34 132 70" stroke={sea} />
      <circle cx="72" cy="18" r="8" fill={sun} />
    </>
  ),
  // Leaps that get longer.
  sales: (
    <>
      <path d="M8 70A12 14 0 0 1 32 70A18 26 0 0 1 68 70A30 46 0 0 1 128 70" stroke={sea} />
      <path d="M68 70A30 46 0 0 1 128 70Z" fill={soft} />
      <circle cx="32" cy="70" r="2.5" fill={ink} />
      <circle cx="68" cy="70" r="2.5" fill={ink} />
      <circle cx="98" cy="24" r="9" fill={sun} />
    </>
  ),
};

export function ServiceDrawing({ id, className }: { id: ServiceId; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 144 74"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {drawings[id]}
      <path d="M0 71H144" stroke={ink} />
    </svg>
  );
}
