import { useEffect, useEffectEvent } from 'react';
import type { QuizType } from '../../../../shared/contracts/attempt.ts';
import type { trpcClient } from '../../../trpc-client.ts';
import { currentAnswers, isAnswered, quizKeys } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import type { Assessment, Outcome } from '../use-assessment.ts';

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

/** Tells the server of a skipped quiz, if it does not know yet. */
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
