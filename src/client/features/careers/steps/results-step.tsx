import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import {
  type ApplicationFields,
  applicationFormSchema,
} from '../../../../shared/contracts/application.ts';
import type { AttemptKey, AttemptResults, QuizType } from '../../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import type { UploadedResume } from '../../../../shared/contracts/upload.ts';
import { scoreLabel } from '../../../../shared/domain/scoring.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import type { UiError } from '../../../lib/read-error.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import type { Draft } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import { FailureAlert, showWizardToast, useOnReconnect } from '../failure-alert.tsx';
import { StepHeading, type StepProps, WizardActions } from '../step-layout.tsx';
import type { Assessment } from '../use-assessment.ts';
import type { Step } from '../wizard-progress.ts';
import { useResults } from './marking.ts';

type ReadyApplication = { form: ApplicationFields; resume: UploadedResume };

/** Step 1 of a draft as it can be sent, or the first thing that is wrong with it. */
export function parseStepOne(draft: Draft): ReadyApplication | { problem: string } {
  const { success, data, error } = applicationFormSchema.safeParse(draft);
  if (!success) return { problem: error.issues[0]?.message ?? m.error_invalid_input() };
  if (!draft.resume) return { problem: m.validation_resume_required() };
  return { form: data, resume: draft.resume };
}

/** The application as the server takes it. */
export function submissionInput(
  { form, resume }: ReadyApplication,
  { results, consent }: Draft,
  attempt: AttemptKey,
  locale: Locale,
) {
  return {
    ...form,
    resumeUrl: resume.resumeUrl,
    generalQuizScore: results?.general?.score ?? null,
    typingTestWpm: results?.typing?.wpm ?? null,
    typingTestAccuracy: results?.typing?.accuracy ?? null,
    englishTestScore: results?.english?.score ?? null,
    finalScore: results?.finalScore ?? null,
    attempt,
    locale,
    consent: consent
      ? { version: consent.version, givenAt: new Date(consent.at), locale: consent.locale }
      : undefined,
  };
}

/** Reason why an application was not taken: the server's message, or an entry of step 1 that is missing. */
type SubmissionProblem = { message: string; code: UiError['code'] | 'step-one' };

/** Sends the application; sending it again gives the same one. */
function useSubmitApplication(store: DraftStore, assessment: Assessment) {
  const { locale } = useRouteContext({ from: '__root__' });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<SubmissionProblem | null>(null);

  function fail(next: SubmissionProblem) {
    setProblem(next);
    showWizardToast({
      title: m.careers_submission_failed(),
      description: next.message,
      variant: 'danger',
    });
  }

  function explain({ code, message, issues }: UiError): string {
    if (code === 'network') return m.careers_submission_failed_text();
    // No field is highlighted here, so the sentence of the field says more.
    return code === 'invalid-input' ? (issues[0]?.message ?? message) : message;
  }

  async function submit() {
    if (pending) return;
    const draft = store.draft();
    const ready = parseStepOne(draft);
    if ('problem' in ready) {
      fail({ code: 'step-one', message: ready.problem });
      return;
    }
    setPending(true);
    setProblem(null);
    const outcome = await assessment.run((attempt, options) =>
      trpcClient.careers.submitApplication.mutate(
        submissionInput(ready, draft, attempt, locale),
        options,
      ),
    );
    setPending(false);
    if (outcome.ok) {
      showWizardToast({ title: m.careers_submitted_toast(), variant: 'success' });
      assessment.submitted(outcome.value);
      return;
    }
    if (!outcome.error) return;
    fail({ code: outcome.error.code, message: explain(outcome.error) });
    // The tests stay; with another file the results are next again.
    if (outcome.error.code === 'resume-missing') {
      store.update({ resume: null, step: 1, mend: 'resume' });
    }
  }

  return { pending, problem, submit };
}

const tones = {
  excellent: {
    label: () => m.careers_label_excellent(),
    look: 'bg-success-soft text-success',
    arc: 'var(--success)',
  },
  good: {
    label: () => m.careers_label_good(),
    look: 'bg-warning-soft text-warning',
    arc: 'var(--sun)',
  },
  'needs-improvement': {
    label: () => m.careers_label_needs_improvement(),
    look: 'bg-danger-soft text-danger',
    arc: 'var(--danger)',
  },
};

/** Half a turn of the sun is a hundred percent. */
function FinalScore({ percent }: { percent: number | null }) {
  const tone = percent === null ? null : tones[scoreLabel(percent)];
  const angle = Math.PI * (1 - (percent ?? 0) / 100);
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <svg viewBox="-6 -6 212 112" fill="none" aria-hidden="true" className="w-56 max-w-full">
        <path d="M0 100A100 100 0 0 1 200 100" stroke="var(--mist)" strokeWidth="6" />
        {tone && (
          <>
            <path
              d="M0 100A100 100 0 0 1 200 100"
              stroke={tone.arc}
              strokeWidth="6"
              pathLength="100"
              strokeDasharray={`${percent} 100`}
            />
            <circle
              cx={100 + 100 * Math.cos(angle)}
              cy={100 - 100 * Math.sin(angle)}
              r="6"
              fill="var(--sun)"
              stroke="var(--ink)"
            />
          </>
        )}
      </svg>
      <p className="-mt-16 grid gap-1">
        <span className="text-sm text-muted">{m.careers_final_score()}</span>
        <span className="figures font-display text-3xl font-bold">
          {percent === null ? m.careers_not_available() : m.careers_percent({ percent })}
        </span>
      </p>
      {tone && <p className={cn('rounded px-3 py-1 font-medium', tone.look)}>{tone.label()}</p>}
    </div>
  );
}

interface ScoreListProps {
  results: Omit<AttemptResults, 'sent'>;
  locale: Locale;
}

/** The parts of the assessment as the server marked them; N/A where a part was skipped. */
function ScoreList({ results, locale }: ScoreListProps) {
  const { general, typing, english } = results;
  const outOfTen = (score: number | undefined) =>
    score === undefined
      ? m.careers_not_available()
      : m.careers_out_of_ten({ score: new Intl.NumberFormat(locale).format(score) });
  const rows = [
    { label: m.careers_step_general(), value: outOfTen(general?.score), weight: 30 },
    {
      label: m.careers_step_typing(),
      value: typing ? m.careers_typing_score(typing) : m.careers_not_available(),
      weight: 30,
    },
    { label: m.careers_step_english(), value: outOfTen(english?.score), weight: 40 },
  ];
  return (
    <dl className="border-t border-mist">
      {rows.map(({ label, value, weight }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-mist py-3"
        >
          <dt>
            <span className="font-medium">{label}</span>{' '}
            <span className="figures text-sm text-muted">{m.careers_weight({ weight })}</span>
          </dt>
          <dd className="figures font-display text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SubmissionAlertProps {
  problem: SubmissionProblem;
  onFix: () => void;
}

/** Says why the application was not taken, and leads to the entry that has to be corrected. */
function SubmissionAlert({ problem, onFix }: SubmissionAlertProps) {
  const inStepOne = problem.code === 'step-one' || problem.code === 'invalid-input';
  return (
    <Alert tone="danger" title={m.careers_submission_failed()}>
      <p>{problem.message}</p>
      {inStepOne ? (
        <Button variant="secondary" size="sm" onClick={onFix} className="mt-2">
          {m.careers_back_to_application()}
        </Button>
      ) : (
        <p>{m.careers_submission_kept()}</p>
      )}
    </Alert>
  );
}

/** A second attempt counts once its results are there, and there is nothing to send. */
function resultsLead(isRetake: boolean, isLoaded: boolean): string {
  if (!isRetake) return m.careers_results_lead();
  return isLoaded ? m.careers_retake_results_lead() : '';
}

interface ResultsStepProps extends StepProps {
  onGoTo: (step: Step) => void;
  /** Leads to the entries of step 1 and back. */
  onFix: () => void;
  onSkipRefused: (type: QuizType) => void;
  /** Navigation of a second attempt, which counts without being sent. */
  retakeEnd?: ReactNode;
}

/** Step 5: what the server made of the tests, and the one button that sends the application. */
export function ResultsStep({
  store,
  draft,
  assessment,
  onPrevious,
  onGoTo,
  onFix,
  onSkipRefused,
  retakeEnd,
}: ResultsStepProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const { loading, error, missing, load } = useResults(store, assessment, onSkipRefused);
  const { pending, problem, submit } = useSubmitApplication(store, assessment);
  const { results } = draft;
  // Others behind the same address have seen too many results: that must not prevent this application.
  const canSendUnseen = error?.code === 'rate-limited';
  useOnReconnect(() => {
    if (error?.code === 'network') void load();
  });

  return (
    <>
      <StepHeading step={5}>
        <p>{resultsLead(retakeEnd !== undefined, results !== null)}</p>
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
      {draft.email && !retakeEnd && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="min-w-0 wrap-anywhere">
            {m.careers_results_address()} <span className="font-medium">{draft.email}</span>
          </p>
          <Button variant="quiet" size="sm" disabled={pending} onClick={onFix}>
            {m.careers_results_address_fix()}
          </Button>
        </div>
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
              {canSendUnseen && !retakeEnd && (
                <p className="text-sm">{m.careers_results_later()}</p>
              )}
              {problem && <SubmissionAlert problem={problem} onFix={onFix} />}
            </>
          ) : null
        }
      >
        {retakeEnd ?? (
          <Button
            pending={pending}
            disabled={(!results && !canSendUnseen) || loading}
            onClick={() => void submit()}
          >
            {pending ? m.careers_submitting() : m.careers_submit()}
          </Button>
        )}
      </WizardActions>
    </>
  );
}
