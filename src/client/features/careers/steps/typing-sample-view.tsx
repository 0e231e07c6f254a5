import { useEffect, useRef } from 'react';
import { typingSample } from '../../../../shared/domain/typing-metrics.ts';
import { sampleRuns } from './typing-machine.ts';

const looks = {
  right: 'text-muted underline decoration-sea decoration-2 underline-offset-4',
  wrong: 'bg-danger-soft text-danger line-through decoration-1',
  ahead: '',
};

/** The text to type: what is right is underlined, what is wrong struck out, and the next place stays in sight. */
export function TypingSampleView({ typed }: { typed: string }) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const field = box.current;
    if (!field || !place.current) return;
    // Also back to the top after a reset.
    field.scrollTop = typed === '' ? 0 : place.current.offsetTop - field.clientHeight / 3;
  }, [typed]);

  return (
    // On a small screen a window of a few lines that moves with the typing, so that the field stays in sight.
    <div
      ref={box}
      lang="en"
      className="relative max-h-44 overflow-hidden rounded border border-mist bg-surface px-4 py-3 text-lg leading-8 hyphens-none select-none sm:max-h-none"
    >
      <p className="sr-only">{typingSample}</p>
      <p aria-hidden="true">
        {sampleRuns(typed, typingSample).map(({ kind, text, start }) =>
          kind === 'ahead' ? (
            <span key={start}>
              <span ref={place} className="border-s-2 border-sun" />
              {text}
            </span>
          ) : (
            <span key={start} className={looks[kind]}>
              {text}
            </span>
          ),
        )}
      </p>
    </div>
  );
}
