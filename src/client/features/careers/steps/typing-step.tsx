import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { typingAligner, wordsPerMinute } from '../../../../shared/domain/typing-metrics.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { ShownError } from '../../../lib/read-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TypedSampleLegend } from '../../../ui/typed-sample.tsx';
import { FailureAlert } from '../wizard/failure-alert.tsx';
import { StepHeading } from '../wizard/step-heading.tsx';
import { useBackOnline } from '../wizard/use-back-online.ts';
import { WizardActions } from '../wizard/wizard-actions.tsx';
import type { StepProps } from './step-props.ts';
import { TypingArea } from './typing-area.tsx';
import { TypingFigures } from './typing-figures.tsx';
import { secondsLeft } from './typing-machine.ts';
import { TypingSampleView } from './typing-sample-view.tsx';
import { useTypingTest } from './use-typing-test.ts';

/** What a screen reader is told of the clock: half time, the last seconds, the end. */
function spokenClock(phase: string, seconds: number): string {
  if (phase === 'complete') return m.careers_typing_over();
  if (phase !== 'running' || seconds > 30) return '';
  return seconds > 10 ? m.careers_typing_thirty() : m.careers_typing_ten();
}

/** Step 3: a minute of typing the text that the attempt drew. */
export function TypingStep(props: StepProps) {
  const { attempt } = props.draft;
  return attempt ? (
    <TypingTest {...props} key={attempt.attemptId} sample={attempt.typingSample} />
  ) : (
    <TextLoading {...props} />
  );
}

/** Only the server knows which text it is: one that was without a line until here has to wait for it. */
function TextLoading({ assessment, onPrevious }: StepProps) {
  const [loading, setLoading] = useState(true);
  const [error, setError] = useState<ShownError | null>(null);

  async function load() {
    setLoading(true);
    const outcome = await assessment.run(() => Promise.resolve());
    setError(outcome.ok ? null : outcome.error);
    setLoading(false);
  }
  const loadOnce = useEffectEvent(() => void load());
  useEffect(() => loadOnce(), []);
  useBackOnline(() => void load());

  return (
    <>
      <StepHeading step={3} />
      {!error && (
        <div role="status">
          <span className="sr-only">{m.careers_typing_loading()}</span>
          <Skeleton className="h-56 w-full" />
        </div>
      )}
      <WizardActions
        onPrevious={onPrevious}
        notice={
          error && (
            <FailureAlert
              title={m.careers_typing_not_loaded()}
              error={error}
              onRetry={() => void load()}
              retrying={loading}
            />
          )
        }
      />
    </>
  );
}

function TypingTest({
  store,
  draft,
  assessment,
  onNext,
  onPrevious,
  sample: sampleText,
}: StepProps & { sample: string }) {
  const test = useTypingTest(store, assessment);
  const { phase, text, pastes } = test.state;
  const complete = phase === 'complete';
  const figures = useRef<HTMLDListElement>(null);
  const sample = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const lastPhase = useRef(phase);

  // The control that had the focus is switched off at the end and by a reset. Not on to a button at the end: whoever
  // is still typing would press it.
  useEffect(() => {
    if (lastPhase.current === phase) return;
    if (phase === 'complete') figures.current?.focus({ preventScroll: true });
    if (phase === 'idle') field.current?.focus();
    lastPhase.current = phase;
  }, [phase]);

  const { closed } = draft;
  const handedIn = complete && draft.typing?.handedIn === true;
  const [align] = useState(() => typingAligner(sampleText));
  const { accuracy, runs } = align(text);
  const wpm = wordsPerMinute(text, test.state.elapsedMs);
  const seconds = secondsLeft(test.state);

  useBackOnline(() => {
    if (test.error?.code === 'network') void test.mark();
  });

  /** On a phone the keyboard leaves room for little more than the text and the field under it. */
  function showSample() {
    if (matchMedia('(max-width: 40rem)').matches) sample.current?.scrollIntoView();
  }

  async function goOn() {
    if (closed || (await test.mark())) onNext();
  }

  return (
    <>
      <StepHeading step={3}>
        <p>{m.careers_typing_lead({ seconds: test.state.durationMs / 1000 })}</p>
      </StepHeading>
      {test.interrupted && <Alert>{m.careers_typing_interrupted()}</Alert>}
      <div className="grid gap-4">
        <TypingFigures ref={figures} seconds={seconds} wpm={wpm} accuracy={accuracy} />
        <p role="status" className="sr-only">
          {spokenClock(phase, seconds)}
        </p>
        <div ref={sample}>
          <TypingSampleView sample={sampleText} runs={runs} />
        </div>
        <TypingArea
          ref={field}
          onFocus={showSample}
          text={text}
          disabled={complete}
          onType={test.type}
          onPaste={test.notePaste}
        />
        {pastes > 0 && !complete && <Alert>{m.careers_typing_paste()}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" disabled={phase !== 'running'} onClick={test.finish}>
            {m.careers_typing_complete()}
          </Button>
          <Button
            variant="quiet"
            disabled={phase === 'idle' || test.marking || closed}
            onClick={test.reset}
          >
            {m.careers_typing_reset()}
          </Button>
        </div>
        <TypedSampleLegend />
        {handedIn && !closed && (
          <Alert title={m.careers_typing_done()}>
            {m.careers_typing_done_text({ wpm, accuracy })}
          </Alert>
        )}
      </div>
      <WizardActions
        onPrevious={onPrevious}
        isStill={!complete}
        notice={
          test.error && (
            <FailureAlert
              title={m.careers_typing_marking_failed()}
              error={test.error}
              onRetry={() => void test.mark()}
              retrying={test.marking}
            />
          )
        }
        hint={complete ? undefined : m.careers_typing_needed()}
      >
        <Button
          disabled={!complete}
          pending={test.marking}
          aria-describedby={complete ? undefined : 'careers-next-hint'}
          onClick={() => void goOn()}
        >
          {test.marking ? m.careers_marking() : m.ui_next()}
        </Button>
      </WizardActions>
    </>
  );
}
