import { useEffect, useEffectEvent, useState } from 'react';
import type { AttemptResults, QuizType } from '../../../../shared/contracts/attempt.ts';
import type { UiError } from '../../../lib/read-error.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { type Draft, isAnswered, quizKeys } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import type { Assessment, Outcome } from '../use-assessment.ts';
import type { Step } from '../wizard-progress.ts';
import { reportSkip, scoreQuiz, scoreTyping } from './marking.ts';

const quizTypes = ['general', 'english'] as const;

/** The draft as if the sections that the server misses had not been sent, so that they are sent once more. */
function withUnsent(draft: Draft, missing: readonly string[]): Partial<Draft> {
  const patch: Partial<Draft> = {};
  for (const type of quizTypes) {
    const { quiz } = quizKeys[type];
    if (!missing.includes(type)) continue;
    const skip = draft[quiz].skip === 'done' ? 'pending' : draft[quiz].skip;
    patch[quiz] = { ...draft[quiz], handedIn: false, skip };
  }
  if (missing.includes('typing') && draft.typing) {
    patch.typing = { ...draft.typing, handedIn: false };
  }
  return patch;
}

/** The first test that the server has not; null when the failure is another. */
function missingStep(error: UiError | null): Step | null {
  if (error?.code !== 'attempt-incomplete') return null;
  const missing = error.issues.map(({ path }) => path);
  if (missing.includes('general')) return 2;
  if (missing.includes('typing')) return 3;
  return 4;
}

/** Brings the server up to date and has it mark and close the attempt; afterwards the results stay what they are. */
export function useResults(
  store: DraftStore,
  assessment: Assessment,
  onSkipRefused: (type: QuizType) => void,
) {
  const [loading, setLoading] = useState(true);
  const [error, setError] = useState<UiError | null>(null);

  async function sendPending(): Promise<Outcome<undefined>> {
    for (const type of quizTypes) {
      const { quiz } = quizKeys[type];
      if (store.draft()[quiz].skip === 'pending') {
        const told = await reportSkip(trpcClient.careers, store, assessment, type);
        if (!told.ok && told.error?.code === 'section-incomplete') {
          store.update((draft) => ({ [quiz]: { ...draft[quiz], skip: 'none' } }));
          onSkipRefused(type);
        }
        if (!told.ok) return told;
      } else if (isAnswered(store.draft(), type)) {
        const marked = await scoreQuiz(trpcClient.careers, store, assessment, type);
        if (!marked.ok) return marked;
      }
    }
    return scoreTyping(trpcClient.careers, store, assessment);
  }

  const close = () =>
    assessment.run((key, options) => trpcClient.careers.closeAttempt.mutate(key, options));

  async function bringUpToDate(): Promise<Outcome<AttemptResults>> {
    // Once closed, by another tab too, there is nothing left to send.
    if (!store.draft().closed) {
      const sent = await sendPending();
      if (!sent.ok && !store.draft().closed) return sent;
    }
    const first = await close();
    if (first.ok || first.error?.code !== 'attempt-incomplete') return first;
    store.update(
      withUnsent(
        store.draft(),
        first.error.issues.map(({ path }) => path),
      ),
    );
    const again = await sendPending();
    return again.ok ? close() : again;
  }

  /** True when the results shown are the server's. */
  async function load(): Promise<boolean> {
    setLoading(true);
    const outcome = await bringUpToDate();
    if (outcome.ok) {
      store.update({ results: outcome.value, closed: true });
      if (outcome.value.sent) assessment.submitted(outcome.value.sent);
    }
    setError(outcome.ok ? null : outcome.error);
    setLoading(false);
    return outcome.ok;
  }

  const loadOnce = useEffectEvent(() => void load());
  useEffect(() => loadOnce(), []);

  const missing = missingStep(error);
  return { loading, error: missing ? null : error, missing, load };
}
