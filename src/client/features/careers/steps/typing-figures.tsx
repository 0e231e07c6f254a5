import type { Ref } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';

interface TypingFiguresProps {
  seconds: number;
  wpm: number;
  accuracy: number;
  ref: Ref<HTMLDListElement>;
}

/** Time, speed and accuracy while typing; read on demand, never shouted. */
export function TypingFigures({ seconds, wpm, accuracy, ref }: TypingFiguresProps) {
  const figures = [
    { label: m.careers_typing_time(), value: m.careers_seconds({ seconds }) },
    { label: m.careers_typing_wpm(), value: m.careers_wpm({ wpm }) },
    { label: m.careers_typing_accuracy(), value: m.careers_percent({ percent: accuracy }) },
  ];
  return (
    <dl
      ref={ref}
      tabIndex={-1}
      className="grid grid-cols-3 divide-x divide-mist border-y border-mist outline-none"
    >
      {figures.map(({ label, value }) => (
        <div key={label} className="min-w-0 px-2 py-2 first:ps-0 last:pe-0 sm:px-3">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="figures font-display text-lg font-semibold sm:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
