import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AttemptState, OpenedAttempt } from '../../../shared/contracts/attempt.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { applicationReference, readAccess } from '../../domain/sent-application.ts';
import { readStored } from '../../lib/browser-storage.ts';
import { readError } from '../../lib/read-error.ts';
import { trpcClient } from '../../trpc-client.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MailLinkLayout, MailLinkStatus, useMailLink } from '../../ui/mail-link-page.tsx';
import { EmailSentence } from '../../ui/sentence.tsx';
import { type Draft, parseDraft } from './draft.ts';
import { useDraft } from './draft-store.ts';
import { dismissWizardToast } from './failure-alert.tsx';
import { StepIndicator, type StepProps, StepsContext } from './step-layout.tsx';
import { ResultsStep } from './steps/results-step.tsx';
import { useAssessment } from './use-assessment.ts';
import { reachableTest, TestStep, useStepHistory, WizardNotices, wizardClass } from './wizard.tsx';
import { nextStep, previousStep, type Step } from './wizard-progress.ts';

/** Named in the privacy policy. */
const retakeKeyOf = (token: string) => `career_retake_${applicationReference(token)}`;

/** The attempt whose results were seen in this browser already; null otherwise. */
function readClosedAttempt(token: string): OpenedAttempt | null {
  const draft = parseDraft(readStored('browser', retakeKeyOf(token)));
  return draft?.closed ? draft.attempt : null;
}

type OpenedRetake =
  | { state: 'open'; attempt: OpenedAttempt; closed: AttemptState['closed'] }
  | { state: 'locked' | 'over' | 'withdrawn' };

/**
 * The second attempt, after proof of identity on the application's page. A closed one comes with its answers, for the reply
 * that closed it may have been lost.
 */
async function openRetake(token: string): Promise<OpenedRetake> {
  const seen = readClosedAttempt(token);
  if (seen) return { state: 'open', attempt: seen, closed: null };
  const given = readAccess(token);
  if (!given) return { state: 'locked' };
  try {
    const attempt = await trpcClient.careers.startRetake.mutate({ token, access: given.access });
    const { attemptId, token: proof } = attempt;
    const { closed } = await trpcClient.careers.getAttempt.query({ attemptId, token: proof });
    return { state: 'open', attempt, closed };
  } catch (error) {
    const { code } = readError(error);
    if (code === 'proof-required') return { state: 'locked' };
    if (code === 'retake-withdrawn') return { state: 'withdrawn' };
    if (code === 'retake-closed' || code === 'not-found') return { state: 'over' };
    throw error;
  }
}

function OwnPageLink({ token, onClick }: { token: string; onClick?: () => void }) {
  return (
    <Link
      to="/application"
      search={{ token }}
      className={`${buttonClass()} justify-self-start`}
      onClick={onClick}
    >
      {m.careers_retake_back()}
    </Link>
  );
}

const retakeSteps: readonly Step[] = [2, 3, 4, 5];

/** A draft begins with the form, which a second attempt does not have. */
const stepOf = ({ step }: Pick<Draft, 'step'>): Step => (step === 1 ? 2 : step);

interface RetakeWizardProps {
  token: string;
  attempt: OpenedAttempt;
  /** The answers that count; null while it is open, and where this browser has them. */
  closed: AttemptState['closed'];
}

/** The tests and their results, without the form: the application is here already. */
function RetakeWizard({ token, attempt, closed }: RetakeWizardProps) {
  const { store, draft, otherTab, generation } = useDraft({
    key: retakeKeyOf(token),
    attempt,
    closed,
  });
  const assessment = useAssessment(store, (options) =>
    trpcClient.careers.startRetake.mutate(
      { token, access: readAccess(token)?.access ?? '' },
      options,
    ),
  );
  const [refusedSkip, setRefusedSkip] = useState(false);
  const step = stepOf(draft);
  useEffect(() => dismissWizardToast, []);
  useStepHistory({
    step,
    isHere: ({ pathname }) => pathname.replace(/\/$/, '') === '/application/tests',
    onMove: (next) => {
      if (next > step && next > reachableTest(draft)) return false;
      goTo(next);
      return true;
    },
  });

  function goTo(next: Step) {
    assessment.dismissRestarted();
    setRefusedSkip(false);
    dismissWizardToast();
    store.update({ step: next });
  }

  const props: StepProps = {
    store,
    draft: { ...draft, step },
    assessment,
    onNext: () => {
      // The browser's way back may have been taken while the server was asked.
      if (stepOf(store.draft()) === step) goTo(nextStep(step));
    },
    onPrevious: step === 2 ? undefined : () => goTo(previousStep(step)),
  };

  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <StepsContext value={retakeSteps}>
        <div className={wizardClass}>
          <StepIndicator step={step} />
          <WizardNotices {...props} otherTab={otherTab} refusedSkip={refusedSkip} />
          <div key={`${generation}.${step}`} className="mt-8 grid animate-fade-in gap-8">
            <TestStep {...props} onSkipRefused={() => setRefusedSkip(true)} />
            {step === 5 && (
              <ResultsStep
                {...props}
                onGoTo={goTo}
                onFix={() => {}}
                onSkipRefused={(type) => {
                  goTo(type === 'general' ? 2 : 4);
                  setRefusedSkip(true);
                }}
                retakeEnd={
                  <OwnPageLink
                    token={token}
                    onClick={() => {
                      // Once it counts there is nothing left to go on with.
                      if (store.draft().closed) store.finish();
                    }}
                  />
                }
              />
            )}
          </div>
        </div>
      </StepsContext>
    </main>
  );
}

/** A second attempt at the tests, for an applicant whom an administrator has allowed one. */
export function RetakePage() {
  const { token } = useSearch({ from: '/public/application/tests' });
  const { careersEmail } = useCompanyContact();
  const { link, retry } = useMailLink(token, openRetake);
  if (link.state === 'open' && link.found.state === 'open') {
    const { attempt, closed } = link.found;
    return <RetakeWizard token={link.token} attempt={attempt} closed={closed} />;
  }
  const found = link.state === 'open' ? link.found.state : link.state;
  return (
    <MailLinkLayout title={m.careers_retake_title()}>
      <MailLinkStatus link={link} onRetry={retry} />
      {(link.state === 'open' || link.state === 'dead') && (
        <div className="grid gap-6" role="status">
          <p className="text-lg text-muted">
            {found === 'locked' && m.careers_retake_locked()}
            {found === 'withdrawn' && m.careers_retake_withdrawn()}
            {(found === 'over' || found === 'dead') && m.careers_retake_over()}
          </p>
          {found !== 'locked' && (
            <p className="text-muted">
              <EmailSentence
                sentence={(email) => m.careers_retake_help({ email })}
                email={careersEmail}
              />
            </p>
          )}
          {token && <OwnPageLink token={token} />}
        </div>
      )}
    </MailLinkLayout>
  );
}
