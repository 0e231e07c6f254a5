import { memo, useEffect, useRef } from 'react';
import type { TypingRun } from '../../../../shared/domain/typing-metrics.ts';
import { TypedSample, typedMistakes } from '../../../ui/typed-sample.tsx';

interface TypingSampleViewProps {
  sample: string;
  runs: readonly TypingRun[];
}

/** The text to type with what is right and wrong so far; the next place stays in sight. Drawn anew only for a key. */
export const TypingSampleView = memo(({ sample, runs }: TypingSampleViewProps) => {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const isUntouched = runs.every(({ kind }) => kind === 'ahead');

  useEffect(() => {
    const field = box.current;
    if (!field || runs.length === 0) return;
    // Also back to the top after a reset.
    if (isUntouched) field.scrollTop = 0;
    else if (place.current) field.scrollTop = place.current.offsetTop - field.clientHeight / 3;
  }, [runs, isUntouched]);

  return (
    <>
      {/* On a small screen a window of a few lines that moves with the typing, so that the field stays in sight. */}
      <div
        ref={box}
        lang="en"
        className="relative max-h-44 overflow-hidden rounded border border-mist bg-surface px-4 py-3 text-lg leading-8 hyphens-none select-none sm:max-h-none"
      >
        <p className="sr-only">{sample}</p>
        <TypedSample runs={runs} placeRef={place} />
      </div>
      <p className="sr-only">{!isUntouched && typedMistakes(runs, sample)}</p>
    </>
  );
});
