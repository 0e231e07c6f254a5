import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  QuizQuestion as AskedQuestion,
  QuizType,
} from '../../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { QuizQuestion } from '../../../domain/quiz-question.tsx';
import type { UiError } from '../../../lib/read-error.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { currentAnswers, quizKeys } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import { FailureAlert, useOnReconnect } from '../failure-alert.tsx';
import {
  focusStepHeading,
  StepHeading,
  type StepProps,
  useFocusOnLeave,
  WizardActions,
} from '../step-layout.tsx';
import type { Assessment } from '../use-assessment.ts';
import { reportSkip, scoreQuiz, useFocusLosses } from './marking.ts';

interface QuizUnavailableProps {
  type: QuizType;
  retrying: boolean;
  skipping: boolean;
  onRetry: () => void;
  onSkip: () => void;
}

/** The questions did not come: try again, or go on without a score for this part. */
function QuizUnavailable({ type, retrying, skipping, onRetry, onSkip }: QuizUnavailableProps) {
  const english = type === 'english';
  const box = useRef<HTMLDivElement>(null);
  useFocusOnLeave(box);

  return (
    <div ref={box} className="grid gap-5">
      {retrying ? (
        <Alert>{m.careers_questions_loading()}</Alert>
      ) : (
        <Alert tone="danger">
          {english ? m.careers_english_unavailable() : m.careers_quiz_unavailable()}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button pending={retrying} onClick={onRetry} disabled={skipping}>
          {m.ui_retry()}
        </Button>
        <Button variant="secondary" pending={skipping} onClick={onSkip} disabled={retrying}>
          {english ? m.careers_skip_test() : m.careers_skip_quiz()}
        </Button>
      </div>
      <p className="max-w-[62ch] text-sm text-muted">{m.careers_skip_note()}</p>
    </div>
  );
}

interface QuestionListProps {
  questions: readonly AskedQuestion[];
  answers: Readonly<Record<string, string>>;
  /** The language the questions are written in. */
  language: Locale;
  /** The answers count already and are shown as they are. */
  readOnly: boolean;
  onAnswer: (questionId: string, optionId: string) => void;
}

/** All questions on one page, each with its options in the order the server gave them. */
function QuestionList({ questions, answers, language, readOnly, onAnswer }: QuestionListProps) {
  return (
    <ol className="grid gap-10">
      {questions.map((question, index) => (
        <li key={question.id}>
          <QuizQuestion
            number={index + 1}
            total={questions.length}
            language={language}
            questionText={question.questionText}
            options={question.options}
            answer={answers[question.id] ?? null}
            disabled={readOnly}
            onAnswer={(optionId) => onAnswer(question.id, optionId)}
          />
        </li>
      ))}
    </ol>
  );
}

function QuestionsSkeleton() {
  return (
    <div role="status" className="grid gap-10">
      <span className="sr-only">{m.careers_questions_loading()}</span>
      {[0, 1, 2].map((each) => (
        <div key={each} className="grid gap-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-full max-w-xl" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  );
}

/** The questions of a quiz: those of the draft, else as the server draws them; in the language of the page. */
function useQuiz(store: DraftStore, assessment: Assessment, type: QuizType) {
  const page = useRouteContext({ from: '__root__' });
  const { quiz } = quizKeys[type];
  // The English test is English for everybody.
  const locale: Locale = type === 'english' ? 'en' : page.locale;
  const [loading, setLoading] = useState(() => store.draft()[quiz].questions === null);

  const [failed, setFailed] = useState(false);

  async function load() {
    setLoading(store.draft()[quiz].questions === null);
    const outcome = await assessment.run((key, options) =>
      trpcClient.careers.openQuiz.mutate({ ...key, type, locale }, options),
    );
    if (outcome.ok && outcome.value.questions.length > 0) {
      const { questions } = outcome.value;
      store.update((draft) => ({ [quiz]: { ...draft[quiz], questions, locale, skip: 'none' } }));
    }
    setFailed(store.draft()[quiz].questions === null);
    setLoading(false);
  }

  const loadIfNeeded = useEffectEvent(() => {
    const { questions, locale: drawn } = store.draft()[quiz];
    if (questions === null || drawn !== locale) void load();
  });
  useEffect(() => loadIfNeeded(), []);

  return { loading, failed, load, locale };
}

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
  const [error, setError] = useState<UiError | null>(null);
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
    const outcome = await scoreQuiz(trpcClient.careers, store, assessment, type);
    setPending(false);
    if (outcome.ok) onNext();
    else setError(outcome.error);
  }

  useOnReconnect(() => {
    if (error?.code === 'network') void submit();
  });

  async function skip() {
    setPending(true);
    store.update((current) => ({ [keys.quiz]: { ...current[keys.quiz], skip: 'pending' } }));
    const outcome = await reportSkip(trpcClient.careers, store, assessment, type);
    setPending(false);
    if (!outcome.ok && outcome.error?.code === 'section-incomplete') {
      store.update((current) => ({ [keys.quiz]: { ...current[keys.quiz], skip: 'none' } }));
      onSkipRefused();
      focusStepHeading();
      void load();
      return;
    }
    // Offline, the skip waits in the draft and is reported before the application is sent.
    if (outcome.ok || outcome.error) onNext();
  }

  return (
    <>
      <StepHeading step={type === 'general' ? 2 : 4}>
        <p>{type === 'general' ? m.careers_quiz_lead() : m.careers_english_lead()}</p>
        {type === 'english' && !closed && <p>{m.careers_answers_close_soon()}</p>}
      </StepHeading>
      {loading && !failed && <QuestionsSkeleton />}
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
