import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpcClient } from '../../trpc-client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type Draft, type QuizDraft, withClosedAnswers } from './draft.ts';
import { useDraft } from './draft-store.ts';
import { dismissWizardToast, useOnline } from './failure-alert.tsx';
import { StepIndicator, type StepProps, useFocusOnLeave } from './step-layout.tsx';
import { ApplicationStep } from './steps/application-step.tsx';
import { QuizStep } from './steps/quiz-step.tsx';
import { ResultsStep } from './steps/results-step.tsx';
import { ConfirmationView, SuccessView } from './steps/success-view.tsx';
import { TypingStep } from './steps/typing-step.tsx';
import { useAssessment } from './use-assessment.ts';
import {
  clearScrollPosition,
  nextStep,
  previousStep,
  type Step,
  saveScrollPosition,
  wizardHash,
} from './wizard-progress.ts';

/** Applications were switched off on the way; the draft waits. */
function ClosedNotice({ onRetry }: { onRetry: () => Promise<boolean> }) {
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnLeave(box);

  async function retry() {
    setPending(true);
    setAnswer(null);
    try {
      if (!(await onRetry())) setAnswer(m.careers_still_closed());
    } catch (error) {
      setAnswer(readError(error).message);
    } finally {
      setPending(false);
    }
  }

  return (
    <div ref={box}>
      <Alert tone="warning" title={m.careers_closed_title()}>
        <p>{m.careers_closed_midway()}</p>
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          onClick={() => void retry()}
          className="mt-2"
        >
          {m.ui_retry()}
        </Button>
        <p aria-live="polite" className="mt-1">
          {answer}
        </p>
      </Alert>
    </div>
  );
}

/** Two tabs with one draft: the person says which of them goes on. */
function OtherTabNotice({ onChoose }: { onChoose: (choice: 'theirs' | 'ours') => void }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnLeave(box);

  return (
    <div ref={box}>
      <Alert tone="warning" title={m.careers_other_tab_title()}>
        <p>{m.careers_other_tab_text()}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => onChoose('theirs')}>
            {m.careers_other_tab_theirs()}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onChoose('ours')}>
            {m.careers_other_tab_ours()}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

const isQuizDone = ({ handedIn, skip }: QuizDraft) => handedIn || skip !== 'none';

/** The last of the tests, or their results, that the draft may stand at. */
export function reachableTest({ generalQuiz, typing, englishTest, closed }: Draft): Step {
  if (closed) return 5;
  if (!isQuizDone(generalQuiz)) return 2;
  if (!typing?.handedIn) return 3;
  return isQuizDone(englishTest) ? 5 : 4;
}

/** The last step the draft may stand at. Missing entries of step 1 are shown when the application is sent. */
export const reachableStep = (draft: Draft): Step => (draft.resume ? reachableTest(draft) : 1);

/** A reload and a change of language lead back to where the step was scrolled to. */
function useScrollRestoration(step: Step, active: boolean): void {
  const save = useEffectEvent(() => {
    if (active) saveScrollPosition(step, window.scrollY);
  });
  useEffect(() => {
    const onLeave = () => save();
    window.addEventListener('pagehide', onLeave);
    // The browser may bring the page back as it was, which needs no place.
    window.addEventListener('pageshow', clearScrollPosition);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', clearScrollPosition);
    };
  }, []);
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step of the application, or of a second attempt at its tests, this entry stands for. */
    careersStep?: Step;
  }
}

interface StepHistoryOptions {
  step: Step;
  /** Returns whether an address is one of these steps; while another one is loaded, they leave the history alone. */
  isHere: (location: { pathname: string; hash: string }) => boolean;
  /** Called with the step the browser went to; returns whether the steps follow. */
  onMove: (step: Step) => boolean;
}

/** An entry of the browser's history for each step, so that its way back leads to the step before. */
export function useStepHistory({ step, isHere, onMove }: StepHistoryOptions): void {
  const navigate = useNavigate();
  // Null outside the steps, undefined in an entry that stands for no step yet.
  const entry = useLocation({
    select: (location) => (isHere(location) ? location.state.careersStep : null),
  });
  const known = useRef(entry);

  const sync = useEffectEvent(() => {
    const moved = entry !== known.current;
    known.current = entry;
    if (entry === null || entry === step) return;
    if (moved && entry !== undefined && onMove(entry)) return;
    void navigate({
      to: '.',
      search: true,
      hash: true,
      state: { careersStep: step },
      replace: moved || entry === undefined,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever of the two changes, the other follows.
  useEffect(() => sync(), [entry, step]);
}

/** The tests: steps 2 to 4. */
export function TestStep({ onSkipRefused, ...props }: StepProps & { onSkipRefused: () => void }) {
  switch (props.draft.step) {
    case 2:
      return <QuizStep {...props} type="general" onSkipRefused={onSkipRefused} />;
    case 3:
      return <TypingStep {...props} />;
    case 4:
      return <QuizStep {...props} type="english" onSkipRefused={onSkipRefused} />;
    default:
      return null;
  }
}

/** A focused element must lie neither under the bar at the bottom nor under a toast at the top. */
export const wizardClass =
  'mx-auto w-full max-w-4xl px-4 pt-6 sm:px-6 sm:pt-10 sm:pb-16 [&_:is(input,textarea,button,a)]:scroll-mb-32 max-sm:[&_:is(input,textarea,button,a)]:scroll-mt-24 max-sm:has-data-notice:[&_:is(input,textarea,button,a)]:scroll-mb-72';

interface WizardNoticesProps extends Pick<StepProps, 'store' | 'draft' | 'assessment'> {
  otherTab: boolean;
  /** A quiz was to be skipped whose questions are there. */
  refusedSkip: boolean;
}

/** Message above every step. */
export function WizardNotices({
  store,
  draft,
  assessment,
  otherTab,
  refusedSkip,
}: WizardNoticesProps) {
  const { step } = draft;
  const online = useOnline();
  return (
    <div className="mt-6 grid gap-3 empty:hidden">
      {!online || assessment.unreachable ? (
        <Alert tone="warning" title={m.careers_offline_title()}>
          {m.careers_offline_text()}
        </Alert>
      ) : null}
      {otherTab && <OtherTabNotice onChoose={store.resolveConflict} />}
      {assessment.closed && <ClosedNotice onRetry={assessment.reopen} />}
      {assessment.restarted && (
        <Alert tone="warning" title={m.careers_restarted_title()}>
          {m.careers_restarted_text()}
        </Alert>
      )}
      {draft.closed && step > 1 && step < 5 && (
        <Alert title={m.careers_answers_closed_title()}>{m.careers_answers_closed_text()}</Alert>
      )}
      {refusedSkip && <Alert>{m.careers_skip_refused()}</Alert>}
    </div>
  );
}

/** The five steps of an application, stored as a draft on this device until the server has it. */
export function Wizard() {
  const { store, draft, otherTab, generation } = useDraft();
  const assessment = useAssessment(store);
  const [returned, setReturned] = useState(false);
  const [refusedSkip, setRefusedSkip] = useState(false);
  const { step } = draft;
  const navigate = useNavigate();
  const submitted = assessment.sent !== null;

  // Opens an attempt, or asks what became of the one in the draft; each step copes without the answer.
  const greetServer = useEffectEvent(async () => {
    const outcome = await assessment.run((key, options) =>
      trpcClient.careers.getAttempt.query(key, options),
    );
    if (!outcome.ok) return;
    const { sent, closed } = outcome.value;
    if (sent) assessment.submitted(sent);
    else if (closed && !store.draft().closed) {
      store.replace(withClosedAnswers(store.draft(), closed));
    }
  });
  useEffect(() => void greetServer(), []);

  useEffect(() => dismissWizardToast, []);
  useScrollRestoration(step, !submitted);
  useStepHistory({
    step,
    isHere: ({ hash }) => hash === wizardHash,
    onMove: (next) => {
      if (submitted) {
        void navigate({ to: '/careers', replace: true });
        return true;
      }
      if (next > step && next > reachableStep(draft)) return false;
      goTo(next);
      return true;
    },
  });

  if (assessment.sent && returned) return <ConfirmationView />;
  if (assessment.sent) {
    return (
      <SuccessView
        sent={assessment.sent}
        onCorrected={assessment.submitted}
        onReturn={() => {
          dismissWizardToast();
          setReturned(true);
        }}
      />
    );
  }

  function goTo(next: Step, mend: Draft['mend'] = 'none') {
    if (next !== 2) assessment.dismissRestarted();
    setRefusedSkip(false);
    dismissWizardToast();
    store.update({ step: next, mend });
  }

  const props: StepProps = {
    store,
    draft,
    assessment,
    onNext: () => {
      // The browser's way back may have been taken while the server was asked.
      if (store.draft().step === step) goTo(draft.mend === 'none' ? nextStep(step) : 5);
    },
    onPrevious: () => goTo(previousStep(step)),
  };

  return (
    <div className={wizardClass}>
      <StepIndicator step={step} />
      <WizardNotices
        store={store}
        draft={draft}
        assessment={assessment}
        otherTab={otherTab}
        refusedSkip={refusedSkip}
      />
      <div key={`${generation}.${step}`} className="mt-8 grid animate-fade-in gap-8">
        {step === 1 && <ApplicationStep {...props} />}
        <TestStep {...props} onSkipRefused={() => setRefusedSkip(true)} />
        {step === 5 && (
          <ResultsStep
            {...props}
            onGoTo={(next) => goTo(next)}
            onFix={() => goTo(1, 'details')}
            onSkipRefused={(type) => {
              goTo(type === 'general' ? 2 : 4);
              setRefusedSkip(true);
            }}
          />
        )}
      </div>
    </div>
  );
}
