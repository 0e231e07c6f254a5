import { useEffect, useEffectEvent, useState } from 'react';
import type { AttemptResults, QuizType } from '../../../../shared/contracts/attempt.ts';
import type { UiError } from '../../../lib/read-error.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { currentAnswers, type Draft, isAnswered, quizKeys } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import type { Assessment, Outcome } from '../use-assessment.ts';
import type { Step } from '../wizard-progress.ts';

/** Counts how often the page goes out of sight while a test is worked on. */
export function useFocusLosses(active: boolean, onLoss: () => void): void {
  const lost = useEffectEvent(onLoss);
  useEffect(() => {
    if (!active) return;
    function onVisibilityChange() {
      if (document.visibilityState === 'hidden') lost();
    }
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [active]);
}

/** The calls that hand in answers and texts. */
export type MarkingClient = Pick<
  typeof trpcClient.careers,
  'submitQuiz' | 'submitTyping' | 'skipQuiz'
>;

const okOutcome = { ok: true, value: undefined } as const;

const haveSameAnswers = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, option]) => other[id] === option);

/** Hands in the answers of a quiz, unless the server has these very answers already. */
export async function scoreQuiz(
  client: Pick<MarkingClient, 'submitQuiz'>,
  store: DraftStore,
  assessment: Pick<Assessment, 'run'>,
  type: QuizType,
): Promise<Outcome<undefined>> {
  const { quiz } = quizKeys[type];
  while (!store.draft()[quiz].handedIn) {
    const answers = currentAnswers(store.draft(), type);
    const { focusLosses } = store.draft()[quiz];
    const outcome = await assessment.run((key, options) =>
      client.submitQuiz.mutate(
        { ...key, type, answers, observations: { pastes: 0, focusLosses } },
        options,
      ),
    );
    if (!outcome.ok) return outcome;
    // Another draft may have taken the place of this one.
    if (!isAnswered(store.draft(), type)) return { ok: false, error: null };
    // Answers that changed on the way are not there yet and are sent anew.
    if (!haveSameAnswers(answers, currentAnswers(store.draft(), type))) continue;
    store.update((draft) => ({ [quiz]: { ...draft[quiz], handedIn: true, skip: 'none' } }));
  }
  return okOutcome;
}

/** Hands in the typed text, unless the server has it already. */
export async function scoreTyping(
  client: Pick<MarkingClient, 'submitTyping'>,
  store: DraftStore,
  assessment: Assessment,
): Promise<Outcome<undefined>> {
  const { typing } = store.draft();
  if (!typing || typing.handedIn) return okOutcome;
  const { typedText, elapsedMs, pastes, focusLosses } = typing;
  const outcome = await assessment.run((key, options) =>
    client.submitTyping.mutate(
      { ...key, typedText, elapsedMs, observations: { pastes, focusLosses } },
      options,
    ),
  );
  if (!outcome.ok) return outcome;
  // A reset in the meantime has thrown this text away.
  store.update((draft) =>
    draft.typing?.typedText === typedText ? { typing: { ...draft.typing, handedIn: true } } : {},
  );
  return okOutcome;
}

/** Reports a skipped quiz to the server, if it does not know yet. */
export async function reportSkip(
  client: Pick<MarkingClient, 'skipQuiz'>,
  store: DraftStore,
  assessment: Assessment,
  type: QuizType,
): Promise<Outcome<undefined>> {
  const { quiz } = quizKeys[type];
  if (store.draft()[quiz].skip !== 'pending') return okOutcome;
  const outcome = await assessment.run((key, options) =>
    client.skipQuiz.mutate({ ...key, type }, options),
  );
  if (!outcome.ok) return outcome;
  store.update((draft) => ({ [quiz]: { ...draft[quiz], skip: 'done' } }));
  return okOutcome;
}

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
        const skipped = await reportSkip(trpcClient.careers, store, assessment, type);
        if (!skipped.ok && skipped.error?.code === 'section-incomplete') {
          store.update((draft) => ({ [quiz]: { ...draft[quiz], skip: 'none' } }));
          onSkipRefused(type);
        }
        if (!skipped.ok) return skipped;
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
