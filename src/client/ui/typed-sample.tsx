import type { Ref } from 'react';
import type { TypingRun } from '../../shared/domain/scoring.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';

// Lines and outlines, so that the kinds differ without colour too; they stay where a system draws its own colours.
const looks: Record<TypingRun['kind'], string> = {
  right: 'text-muted underline decoration-sea decoration-2 underline-offset-4',
  wrong: 'bg-danger-soft text-danger line-through decoration-2',
  missing: 'bg-danger-soft text-danger outline-1 -outline-offset-1 outline-dashed outline-danger',
  extra: 'relative',
  ahead: '',
};

/** A mark above the line that takes no room, so that the text does not move during typing. */
function ExtraMark() {
  return (
    <span className="absolute bottom-3.5 -start-1 text-sm leading-none font-bold text-danger">
      +
    </span>
  );
}

interface TypedSampleProps {
  runs: readonly TypingRun[];
  /** The place that typing has come to. */
  placeRef?: Ref<HTMLSpanElement>;
}

/** A text to type with what was typed right, wrong, too much or not at all; what is ahead is plain. For the eye alone. */
export function TypedSample({ runs, placeRef }: TypedSampleProps) {
  return (
    <p aria-hidden="true" className="wrap-anywhere">
      {runs.map(({ kind, text, start }) => (
        <span key={`${kind}${start}`} data-kind={kind} className={looks[kind]}>
          {kind === 'ahead' && placeRef && (
            <span ref={placeRef} className="border-s-2 border-sun" />
          )}
          {kind === 'extra' ? <ExtraMark /> : text}
        </span>
      ))}
    </p>
  );
}

/** Meaning of the marks in a typed text. */
export function TypedSampleLegend() {
  return (
    <ul
      aria-hidden="true"
      className="m-0 flex list-none flex-wrap gap-x-5 gap-y-1 p-0 text-sm text-muted"
    >
      <li>
        <span className={looks.right}>{m.ui_typed_right()}</span>
      </li>
      <li>
        <span className={looks.wrong}>{m.ui_typed_wrong()}</span>
      </li>
      <li>
        <span className={looks.missing}>{m.ui_typed_missing()}</span>
      </li>
      <li>
        <span className="font-bold text-danger">+</span> {m.ui_typed_extra()}
      </li>
    </ul>
  );
}

/** The word at a place of a text, without the marks around it. */
function wordAt(text: string, place: number): string {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}'’-]+/gu)) {
    if (index + word.length > place) return word;
  }
  return '';
}

/** Describes the same in a sentence, for readers who do not see the marks. */
export function typedMistakes(runs: readonly TypingRun[], sample: string): string {
  const mistakes = runs.filter(({ kind }) => kind !== 'right' && kind !== 'ahead');
  const last = mistakes.at(-1);
  if (!last) return m.ui_typed_no_mistake();
  return m.ui_typed_mistakes({ count: mistakes.length, word: wordAt(sample, last.start) });
}
