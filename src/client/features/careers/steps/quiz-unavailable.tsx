import { useRef } from 'react';
import type { QuizType } from '../../../../shared/contracts/question.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnLeave } from '../wizard/step-focus.ts';

interface QuizUnavailableProps {
  type: QuizType;
  retrying: boolean;
  skipping: boolean;
  onRetry: () => void;
  onSkip: () => void;
}

/** The questions did not come: try again, or go on without a score for this part. */
export function QuizUnavailable({
  type,
  retrying,
  skipping,
  onRetry,
  onSkip,
}: QuizUnavailableProps) {
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
