import { scoreLabel } from '../../../../shared/domain/final-score.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';

const tones = {
  excellent: {
    label: () => m.careers_label_excellent(),
    look: 'bg-success-soft text-success',
    arc: 'var(--success)',
  },
  good: {
    label: () => m.careers_label_good(),
    look: 'bg-warning-soft text-warning',
    arc: 'var(--sun)',
  },
  'needs-improvement': {
    label: () => m.careers_label_needs_improvement(),
    look: 'bg-danger-soft text-danger',
    arc: 'var(--danger)',
  },
};

/** Half a turn of the sun is a hundred percent. */
export function FinalScore({ percent }: { percent: number | null }) {
  const tone = percent === null ? null : tones[scoreLabel(percent)];
  const angle = Math.PI * (1 - (percent ?? 0) / 100);
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <svg viewBox="-6 -6 212 112" fill="none" aria-hidden="true" className="w-56 max-w-full">
        <path d="M0 100A100 100 0 0 1 200 100" stroke="var(--mist)" strokeWidth="6" />
        {tone && (
          <>
            <path
              d="M0 100A100 100 0 0 1 200 100"
              stroke={tone.arc}
              strokeWidth="6"
              pathLength="100"
              strokeDasharray={`${percent} 100`}
            />
            <circle
              cx={100 + 100 * Math.cos(angle)}
              cy={100 - 100 * Math.sin(angle)}
              r="6"
              fill="var(--sun)"
              stroke="var(--ink)"
            />
          </>
        )}
      </svg>
      <p className="-mt-16 grid gap-1">
        <span className="text-sm text-muted">{m.careers_final_score()}</span>
        <span className="figures font-display text-3xl font-bold">
          {percent === null ? m.careers_not_available() : m.careers_percent({ percent })}
        </span>
      </p>
      {tone && <p className={cn('rounded px-3 py-1 font-medium', tone.look)}>{tone.label()}</p>}
    </div>
  );
}
