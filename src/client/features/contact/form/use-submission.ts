import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { attemptKey } from './attempt-key.ts';
import type { FormName } from './form-draft.ts';

/** A form that came with the page was shown from the beginning; one drawn here, from now on. */
const shownSince = (form: FormName) =>
  typeof document === 'undefined' || document.getElementById(`${form}-form`)
    ? 0
    : performance.now();

/** What a form sends beside its fields. `trap` belongs to its TrapField, and the form's name is its id. */
export function useSubmission(form: FormName) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const trap = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => shownSince(form));
  return {
    trap,
    describe: (content: object) => ({
      idempotencyKey: attemptKey(form, { ...content, locale }),
      locale,
      trap: trap.current?.value || undefined,
      elapsedMs: Math.max(0, Math.round(performance.now() - shownAt)),
    }),
  };
}
