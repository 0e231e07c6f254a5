import type { QuizType } from '../../../../shared/contracts/question.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { currentAnswers, quizKeys } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import type { Assessment, Outcome } from '../wizard/use-assessment.ts';

const done = { ok: true, value: undefined } as const;

/** Has the answers of a quiz marked, unless these very answers are marked already. */
export async function markQuiz(
  store: DraftStore,
  assessment: Assessment,
  type: QuizType,
): Promise<Outcome<undefined>> {
  const { quiz } = quizKeys[type];
  if (store.draft()[quiz].result) return done;
  const answers = currentAnswers(store.draft(), type);
  const { focusLosses } = store.draft()[quiz];
  const outcome = await assessment.run((key, options) =>
    trpcClient.careers.submitQuiz.mutate(
      { ...key, type, answers, observations: { pastes: 0, focusLosses } },
      options,
    ),
  );
  if (!outcome.ok) return outcome;
  store.update((draft) => ({ [quiz]: { ...draft[quiz], result: outcome.value, skip: 'none' } }));
  return done;
}

/** Has the typed text marked, unless it is marked already. */
export async function markTyping(
  store: DraftStore,
  assessment: Assessment,
): Promise<Outcome<undefined>> {
  const { typing } = store.draft();
  if (!typing || typing.result) return done;
  const { typedText, elapsedMs, pastes, focusLosses } = typing;
  const outcome = await assessment.run((key, options) =>
    trpcClient.careers.submitTyping.mutate(
      { ...key, typedText, elapsedMs, observations: { pastes, focusLosses } },
      options,
    ),
  );
  if (!outcome.ok) return outcome;
  // A reset in the meantime has thrown this text away.
  store.update((draft) =>
    draft.typing?.typedText === typedText
      ? { typing: { ...draft.typing, result: outcome.value } }
      : {},
  );
  return done;
}

/** Tells the server of a skipped quiz, if it does not know yet. */
export async function tellSkip(
  store: DraftStore,
  assessment: Assessment,
  type: QuizType,
): Promise<Outcome<undefined>> {
  const { quiz } = quizKeys[type];
  if (store.draft()[quiz].skip !== 'pending') return done;
  const outcome = await assessment.run((key, options) =>
    trpcClient.careers.skipQuiz.mutate({ ...key, type }, options),
  );
  if (!outcome.ok) return outcome;
  store.update((draft) => ({ [quiz]: { ...draft[quiz], skip: 'done' } }));
  return done;
}
