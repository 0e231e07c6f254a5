import { useRouteContext } from '@tanstack/react-router';
import type { QuizType } from '../../../../shared/contracts/question.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Step } from '../step.ts';
import { FailureAlert } from '../wizard/failure-alert.tsx';
import { StepHeading } from '../wizard/step-heading.tsx';
import { useBackOnline } from '../wizard/use-back-online.ts';
import { WizardActions } from '../wizard/wizard-actions.tsx';
import { FinalScore } from './final-score.tsx';
import { ScoreList } from './score-list.tsx';
import type { StepProps } from './step-props.ts';
import { SubmissionAlert } from './submission-alert.tsx';
import { useResults } from './use-results.ts';
import { useSubmission } from './use-submission.ts';

interface ResultsStepProps extends StepProps {
  onGoTo: (step: Step) => void;
  /** Leads to the entries of step 1 and back. */
  onMend: () => void;
  onSkipRefused: (type: QuizType) => void;
}

/** Step 5: what the server made of the tests, and the one button that sends the application. */
export function ResultsStep({
  store,
  draft,
  assessment,
  onPrevious,
  onGoTo,
  onMend,
  onSkipRefused,
}: ResultsStepProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const { loading, error, missing, load } = useResults(store, assessment, onSkipRefused);
  const { pending, problem, submit } = useSubmission(store, assessment);
  const { results } = draft;
  // Others behind the same address have seen too many results: that must not keep anybody from applying.
  const canSendUnseen = error?.code === 'rate-limited';
  useBackOnline(() => {
    if (error?.code === 'network') void load();
  });

  return (
    <>
      <StepHeading step={5}>
        <p>{m.careers_results_lead()}</p>
      </StepHeading>
      {loading && !results && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{m.careers_results_loading()}</span>
          <Skeleton className="h-32 w-56 justify-self-center" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {results && (
        <div className="grid gap-8 md:grid-cols-[auto_1fr] md:items-start md:gap-12">
          <FinalScore percent={results.finalScore} />
          <div className="grid gap-5">
            <ScoreList results={results} locale={locale} />
            {results.skipped.length > 0 && (
              <p className="text-sm text-muted">{m.careers_skipped_note()}</p>
            )}
            <details className="text-sm">
              <summary className="min-h-9 py-1.5 font-medium text-sea">
                {m.careers_formula_title()}
              </summary>
              <div className="mt-1 grid max-w-[62ch] gap-2 leading-6 text-muted">
                <p>{m.careers_formula_text()}</p>
                <p>
                  {results.formulaVersion === 1
                    ? m.careers_formula_typing_first()
                    : m.careers_formula_typing()}
                </p>
              </div>
            </details>
            <Alert>{m.careers_person_decides()}</Alert>
          </div>
        </div>
      )}
      {missing && (
        <Alert tone="warning" title={m.careers_missing_title()}>
          <Button variant="secondary" size="sm" onClick={() => onGoTo(missing)} className="mt-2">
            {m.careers_missing_go()}
          </Button>
        </Alert>
      )}
      <WizardActions
        onPrevious={onPrevious}
        busy={pending}
        notice={
          error || problem ? (
            <>
              {error && (
                <FailureAlert
                  title={m.careers_results_failed()}
                  error={error}
                  onRetry={() => void load()}
                  retrying={loading}
                />
              )}
              {canSendUnseen && <p className="text-sm">{m.careers_results_later()}</p>}
              {problem && <SubmissionAlert problem={problem} onMend={onMend} />}
            </>
          ) : null
        }
      >
        <Button
          pending={pending}
          disabled={(!results && !canSendUnseen) || loading}
          onClick={() => void submit()}
        >
          {pending ? m.careers_submitting() : m.careers_submit()}
        </Button>
      </WizardActions>
    </>
  );
}
