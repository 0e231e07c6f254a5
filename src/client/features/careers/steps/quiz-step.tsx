import { useState } from 'react';
import type { QuizType } from '../../../../shared/contracts/question.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { ShownError } from '../../../lib/read-error.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { Button } from '../../../ui/button.tsx';
import { currentAnswers, quizKeys } from '../draft.ts';
import { FailureAlert } from '../wizard/failure-alert.tsx';
import { focusStepHeading } from '../wizard/step-focus.ts';
import { StepHeading } from '../wizard/step-heading.tsx';
import { useBackOnline } from '../wizard/use-back-online.ts';
import { useFocusLosses } from '../wizard/use-focus-losses.ts';
import { WizardActions } from '../wizard/wizard-actions.tsx';
import { markQuiz, tellSkip } from './marking.ts';
import { QuestionList } from './question-list.tsx';
import { QuestionsLoading } from './questions-loading.tsx';
import { QuizUnavailable } from './quiz-unavailable.tsx';
import type { StepProps } from './step-props.ts';
import { useQuiz } from './use-quiz.ts';

interface QuizStepProps extends StepProps {
  type: QuizType;
  /** The server has drawn the questions already, so the quiz is to be answered. */
  onSkipRefused: () => void;
}

/** Steps 2 and 4: every question on one page, handed in on the way on; read only once the results were seen. */
export function QuizStep({
  store,
  draft,
  assessment,
  type,
  onNext,
  onPrevious,
  onSkipRefused,
}: QuizStepProps) {
  const keys = quizKeys[type];
  const { questions, handedIn } = draft[keys.quiz];
  const { closed } = draft;
  const answers = currentAnswers(draft, type);
  const { loading, failed, load, locale } = useQuiz(store, assessment, type);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ShownError | null>(null);
  const total = questions?.length ?? 0;
  const left = total - Object.keys(answers).length;

  useFocusLosses(questions !== null && !handedIn && !closed, () =>
    store.update((current) => ({
      [keys.quiz]: { ...current[keys.quiz], focusLosses: current[keys.quiz].focusLosses + 1 },
    })),
  );

  function answer(questionId: string, optionId: string) {
    setError(null);
    store.update((current) => ({
      [keys.answers]: { ...current[keys.answers], [questionId]: optionId },
      [keys.quiz]: { ...current[keys.quiz], handedIn: false },
    }));
  }

  async function submit() {
    if (pending) return;
    if (closed) {
      onNext();
      return;
    }
    setPending(true);
    const outcome = await markQuiz(trpcClient.careers, store, assessment, type);
    setPending(false);
    if (outcome.ok) onNext();
    else setError(outcome.error);
  }

  useBackOnline(() => {
    if (error?.code === 'network') void submit();
  });

  async function skip() {
    setPending(true);
    store.update((current) => ({ [keys.quiz]: { ...current[keys.quiz], skip: 'pending' } }));
    const outcome = await tellSkip(trpcClient.careers, store, assessment, type);
    setPending(false);
    if (!outcome.ok && outcome.error?.code === 'section-incomplete') {
      store.update((current) => ({ [keys.quiz]: { ...current[keys.quiz], skip: 'none' } }));
      onSkipRefused();
      focusStepHeading();
      void load();
      return;
    }
    // Without a line the skip waits in the draft and is told before the application is sent.
    if (outcome.ok || outcome.error) onNext();
  }

  return (
    <>
      <StepHeading step={type === 'general' ? 2 : 4}>
        <p>{type === 'general' ? m.careers_quiz_lead() : m.careers_english_lead()}</p>
        {type === 'english' && !closed && <p>{m.careers_answers_close_soon()}</p>}
      </StepHeading>
      {loading && !failed && <QuestionsLoading />}
      {closed && failed && !questions && <p>{m.careers_skipped_note()}</p>}
      {!closed && failed && !questions && (
        <QuizUnavailable
          type={type}
          retrying={loading}
          skipping={pending}
          onRetry={() => void load()}
          onSkip={() => void skip()}
        />
      )}
      {questions && (
        <QuestionList
          questions={questions}
          answers={answers}
          language={draft[keys.quiz].locale ?? locale}
          readOnly={closed}
          onAnswer={answer}
        />
      )}
      <WizardActions
        onPrevious={onPrevious}
        busy={pending}
        notice={
          error && (
            <FailureAlert
              title={m.careers_marking_failed()}
              error={error}
              onRetry={() => void submit()}
              retrying={pending}
            />
          )
        }
        hint={
          questions &&
          !closed && (
            <>
              <span role="status" className="figures font-medium text-ink">
                {m.careers_answered({ count: total - left, total })}
              </span>
              {left > 0 && <> {m.careers_answer_all()}</>}
            </>
          )
        }
      >
        {(questions || closed) && (
          <Button
            disabled={left > 0 && !closed}
            pending={pending}
            aria-describedby={closed ? undefined : 'careers-next-hint'}
            onClick={() => void submit()}
          >
            {pending ? m.careers_marking() : m.ui_next()}
          </Button>
        )}
      </WizardActions>
    </>
  );
}
