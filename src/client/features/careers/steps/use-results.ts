import { useEffect, useEffectEvent, useState } from 'react';
import type { AttemptResults } from '../../../../shared/contracts/attempt.ts';
import type { QuizType } from '../../../../shared/contracts/question.ts';
import type { ShownError } from '../../../lib/read-error.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { type Draft, isAnswered, quizKeys } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import { sentApplication } from '../wizard/sent-application.ts';
import type { Assessment, Outcome } from '../wizard/use-assessment.ts';
import { markQuiz, markTyping, tellSkip } from './marking.ts';

const quizTypes = ['general', 'english'] as const;

/** What the server lost or never saw although it was done here, to be sent once more. */
function forgetUnknownMarks(draft: Draft, results: AttemptResults): Partial<Draft> {
  const patch: Partial<Draft> = {};
  for (const type of quizTypes) {
    const { quiz } = quizKeys[type];
    if (results[type] || results.skipped.includes(type)) continue;
    const skip = draft[quiz].skip === 'done' ? 'pending' : draft[quiz].skip;
    patch[quiz] = { ...draft[quiz], result: null, skip };
  }
  if (!results.typing && draft.typing) patch.typing = { ...draft.typing, result: null };
  return patch;
}

/** Brings the server up to date and fetches what it makes of it. */
export function useResults(
  store: DraftStore,
  assessment: Assessment,
  onSkipRefused: (type: QuizType) => void,
) {
  const [loading, setLoading] = useState(true);
  const [error, setError] = useState<ShownError | null>(null);

  async function sendPending(): Promise<Outcome<undefined>> {
    for (const type of quizTypes) {
      const { quiz } = quizKeys[type];
      if (store.draft()[quiz].skip === 'pending') {
        const told = await tellSkip(store, assessment, type);
        if (!told.ok && told.error?.code === 'section-incomplete') {
          store.update((draft) => ({ [quiz]: { ...draft[quiz], skip: 'none' } }));
          onSkipRefused(type);
        }
        if (!told.ok) return told;
      } else if (isAnswered(store.draft(), type)) {
        const marked = await markQuiz(store, assessment, type);
        if (!marked.ok) return marked;
      }
    }
    return markTyping(store, assessment);
  }

  const fetchResults = () =>
    assessment.run((key, options) => trpcClient.careers.getResults.query(key, options));

  async function bringUpToDate(): Promise<Outcome<AttemptResults>> {
    const sent = await sendPending();
    if (!sent.ok) return sent;
    const first = await fetchResults();
    if (!first.ok) return first;
    const forgotten = forgetUnknownMarks(store.draft(), first.value);
    if (Object.keys(forgotten).length === 0) return first;
    store.update(forgotten);
    const again = await sendPending();
    return again.ok ? fetchResults() : again;
  }

  /** True when the results shown are the server's. */
  async function load(): Promise<boolean> {
    setLoading(true);
    const outcome = await bringUpToDate();
    if (outcome.ok) {
      store.update({ results: outcome.value });
      const sent = sentApplication(outcome.value);
      if (sent) assessment.submitted(sent);
    }
    setError(outcome.ok ? null : outcome.error);
    setLoading(false);
    return outcome.ok;
  }

  const loadOnce = useEffectEvent(() => void load());
  useEffect(() => loadOnce(), []);

  return { loading, error, load };
}
