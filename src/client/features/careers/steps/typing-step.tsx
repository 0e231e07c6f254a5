import {
  type ClipboardEvent,
  type DragEvent,
  memo,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  type TypingRun,
  typingAligner,
  wordsPerMinute,
} from '../../../../shared/domain/scoring.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { UiError } from '../../../lib/read-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { TypedSample, TypedSampleLegend, typedMistakes } from '../../../ui/typed-sample.tsx';
import { FailureAlert, useOnReconnect } from '../failure-alert.tsx';
import { StepHeading, type StepProps, WizardActions } from '../step-layout.tsx';
import { secondsLeft, useTypingTest } from './use-typing-test.ts';

interface TypingAreaProps {
  text: string;
  disabled: boolean;
  onType: (text: string) => void;
  /** A text was pasted instead of typed. */
  onPaste: () => void;
  onFocus: () => void;
  ref: RefObject<HTMLTextAreaElement | null>;
}

const pasteInputTypes = [
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
];

/** Works from what arrives in the field, not from keys: keyboards on phones send none. */
function TypingArea({ text, disabled, onType, onPaste, onFocus, ref }: TypingAreaProps) {
  function refuse(event: ClipboardEvent | DragEvent) {
    event.preventDefault();
    onPaste();
  }

  // Some keyboards insert from their own clipboard without a paste event; React does not pass this event on.
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (!pasteInputTypes.includes(event.inputType)) return;
    event.preventDefault();
    onPaste();
  });
  useEffect(() => {
    const field = ref.current;
    const listener = (event: InputEvent) => onBeforeInput(event);
    field?.addEventListener('beforeinput', listener);
    return () => field?.removeEventListener('beforeinput', listener);
  }, [ref]);

  return (
    <Field label={m.careers_typing_field()} hint={m.careers_typing_hint()}>
      <Textarea
        ref={ref}
        lang="en"
        rows={5}
        maxLength={5000}
        value={text}
        disabled={disabled}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        data-gramm="false"
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={onFocus}
        onPaste={refuse}
        onDrop={refuse}
        className="text-lg leading-8"
      />
    </Field>
  );
}

interface TypingFiguresProps {
  seconds: number;
  wpm: number;
  accuracy: number;
  ref: Ref<HTMLDListElement>;
}

/** Time, speed and accuracy while typing; read on demand, never shouted. */
function TypingFigures({ seconds, wpm, accuracy, ref }: TypingFiguresProps) {
  const figures = [
    { label: m.careers_typing_time(), value: m.careers_seconds({ seconds }) },
    { label: m.careers_typing_wpm(), value: m.careers_wpm({ wpm }) },
    { label: m.careers_typing_accuracy(), value: m.careers_percent({ percent: accuracy }) },
  ];
  return (
    <dl
      ref={ref}
      tabIndex={-1}
      className="grid grid-cols-3 divide-x divide-mist border-y border-mist outline-none"
    >
      {figures.map(({ label, value }) => (
        <div key={label} className="min-w-0 px-2 py-2 first:ps-0 last:pe-0 sm:px-3">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="figures font-display text-lg font-semibold sm:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TypingSampleViewProps {
  sample: string;
  runs: readonly TypingRun[];
}

/** The text to type with what is right and wrong so far; the next place stays in sight. Drawn anew only for a key. */
const TypingSampleView = memo(({ sample, runs }: TypingSampleViewProps) => {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const isUntouched = runs.every(({ kind }) => kind === 'ahead');

  useEffect(() => {
    const field = box.current;
    if (!field || runs.length === 0) return;
    // Also back to the top after a reset.
    if (isUntouched) field.scrollTop = 0;
    else if (place.current) field.scrollTop = place.current.offsetTop - field.clientHeight / 3;
  }, [runs, isUntouched]);

  return (
    <>
      {/* On a small screen a window of a few lines that moves with the typing, so that the field stays in sight. */}
      <div
        ref={box}
        lang="en"
        className="relative max-h-44 overflow-hidden rounded border border-mist bg-surface px-4 py-3 text-lg leading-8 hyphens-none select-none sm:max-h-none"
      >
        <p className="sr-only">{sample}</p>
        <TypedSample runs={runs} placeRef={place} />
      </div>
      <p className="sr-only">{!isUntouched && typedMistakes(runs, sample)}</p>
    </>
  );
});

/** The clock for a screen reader: half time, the last seconds, the end. */
function clockAnnouncement(phase: string, seconds: number): string {
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
  const [error, setError] = useState<UiError | null>(null);

  async function load() {
    setLoading(true);
    const outcome = await assessment.run(() => Promise.resolve());
    setError(outcome.ok ? null : outcome.error);
    setLoading(false);
  }
  const loadOnce = useEffectEvent(() => void load());
  useEffect(() => loadOnce(), []);
  useOnReconnect(() => void load());

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

  // The control that had the focus is switched off at the end and by a reset. Not on to a button at the end: a person who
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

  useOnReconnect(() => {
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
          {clockAnnouncement(phase, seconds)}
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
        isStatic={!complete}
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
