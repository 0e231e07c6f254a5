import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SubmissionProblem } from './use-submission.ts';

interface SubmissionAlertProps {
  problem: SubmissionProblem;
  onMend: () => void;
}

/** Why the application was not taken, and the way to the entry that has to be mended. */
export function SubmissionAlert({ problem, onMend }: SubmissionAlertProps) {
  const inStepOne = problem.code === 'step-one' || problem.code === 'invalid-input';
  return (
    <Alert tone="danger" title={m.careers_submission_failed()}>
      <p>{problem.message}</p>
      {inStepOne ? (
        <Button variant="secondary" size="sm" onClick={onMend} className="mt-2">
          {m.careers_back_to_application()}
        </Button>
      ) : (
        <p>{m.careers_submission_kept()}</p>
      )}
    </Alert>
  );
}
