import type { AttemptResults } from '../../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';

interface ScoreListProps {
  results: AttemptResults;
  locale: Locale;
}

/** The parts of the assessment as the server marked them; N/A where a part was skipped. */
export function ScoreList({ results, locale }: ScoreListProps) {
  const { general, typing, english } = results;
  const outOfTen = (score: number | undefined) =>
    score === undefined
      ? m.careers_not_available()
      : m.careers_out_of_ten({ score: new Intl.NumberFormat(locale).format(score) });
  const rows = [
    { label: m.careers_step_general(), value: outOfTen(general?.score), weight: 30 },
    {
      label: m.careers_step_typing(),
      value: typing ? m.careers_typing_score(typing) : m.careers_not_available(),
      weight: 30,
    },
    { label: m.careers_step_english(), value: outOfTen(english?.score), weight: 40 },
  ];
  return (
    <dl className="border-t border-mist">
      {rows.map(({ label, value, weight }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-mist py-3"
        >
          <dt>
            <span className="font-medium">{label}</span>{' '}
            <span className="figures text-sm text-muted">{m.careers_weight({ weight })}</span>
          </dt>
          <dd className="figures font-display text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
