import { type ScoreLabel, scoreLabel } from '../../../shared/domain/scoring.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { scoreLabels } from './labels.ts';
import { useFormats } from './use-formats.ts';

interface ScoreTextProps {
  /** Whole percent; null where there is no score. */
  score: number | null;
  /** Writes the label out; otherwise only a screen reader hears it. */
  labelled?: boolean;
}

const colours: Record<ScoreLabel, { text: string; dot: string }> = {
  excellent: { text: 'text-success', dot: 'bg-success' },
  good: { text: 'text-warning', dot: 'bg-sun' },
  'needs-improvement': { text: 'text-danger', dot: 'bg-danger' },
};

export function ScoreText({ score, labelled = false }: ScoreTextProps) {
  const formats = useFormats();
  if (score === null) return <span className="text-muted">{m.admin_not_available()}</span>;
  const label = scoreLabel(score);
  const { text, dot } = colours[label];
  return (
    <span className={cn('figures inline-flex items-center gap-2 font-medium', text)}>
      <span aria-hidden="true" className={cn('size-2 rounded-full', dot)} />
      {formats.percent(score)}
      <span className={cn(!labelled && 'sr-only')}> {scoreLabels[label]()}</span>
    </span>
  );
}
