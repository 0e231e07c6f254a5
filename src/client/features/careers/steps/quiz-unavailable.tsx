import type { QuizType } from '../../../../shared/contracts/question.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

interface QuizUnavailableProps {
  type: QuizType;
  skipping: boolean;
  onRetry: () => void;
  onSkip: () => void;
}

/** The questions did not come: try again, or go on without a score for this part. */
export function QuizUnavailable({ type, skipping, onRetry, onSkip }: QuizUnavailableProps) {
  const english = type === 'english';
  return (
    <div className="grid gap-5">
      <Alert tone="danger">
        {english ? m.careers_english_unavailable() : m.careers_quiz_unavailable()}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry} disabled={skipping}>
          {m.careers_retry()}
        </Button>
        <Button variant="secondary" pending={skipping} onClick={onSkip}>
          {english ? m.careers_skip_test() : m.careers_skip_quiz()}
        </Button>
      </div>
      <p className="max-w-[62ch] text-sm text-muted">{m.careers_skip_note()}</p>
    </div>
  );
}
