import { Check } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import type { Assessment } from './use-assessment.ts';
import { type Step, stepName, steps, takeScrollPosition } from './wizard-progress.ts';

/** Props of every step of the wizard. */
export type StepProps = {
  store: DraftStore;
  draft: Draft;
  assessment: Assessment;
  onNext: () => void;
  onPrevious: (() => void) | undefined;
};

/** The steps of this way through the wizard: a second attempt has no form. */
export const StepsContext = createContext<readonly Step[]>(steps);

const stepHeadingId = 'careers-step-heading';

export function focusStepHeading(): void {
  document.getElementById(stepHeadingId)?.focus({ preventScroll: true });
}

/** If the box goes away with the focus in it, the heading of the step takes the focus. */
export function useFocusOnLeave(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) focusStepHeading();
    };
  }, [box]);
}

interface StepHeadingProps {
  step: Step;
  children?: ReactNode;
}

/** Takes the focus when its step appears, so that a screen reader says where one is. A reload leads back to the place. */
export function StepHeading({ step, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useContext(StepsContext);

  const arrive = useEffectEvent(() => {
    const place = takeScrollPosition(step);
    if (place === null) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: place ?? 0, behavior: 'instant' });
  });
  useEffect(() => arrive(), []);

  return (
    <header className="grid gap-3">
      <h1 ref={heading} id={stepHeadingId} tabIndex={-1} className="text-3xl outline-none">
        <span className="sr-only">
          {m.careers_step_of({ step: shown.indexOf(step) + 1, total: shown.length })}:{' '}
        </span>
        {stepName(step)}
      </h1>
      {children && <div className="max-w-[62ch] text-lg text-muted">{children}</div>}
    </header>
  );
}

/** Progress of the application: the share of five steps, each with a check where it is done. */
export function StepIndicator({ step }: { step: Step }) {
  const shown = useContext(StepsContext);
  const place = shown.indexOf(step) + 1;
  return (
    <div className="grid gap-4">
      <Progress
        label={m.careers_progress()}
        value={place}
        max={shown.length}
        marker={false}
        valueText={m.careers_step_of({ step: place, total: shown.length })}
      />
      <ol aria-label={m.careers_steps()} className="grid auto-cols-fr grid-flow-col gap-2">
        {shown.map((each, index) => {
          const done = each < step;
          const current = each === step;
          return (
            <li
              key={each}
              aria-current={current ? 'step' : undefined}
              className="grid min-w-0 justify-items-center gap-1.5 text-center sm:flex sm:items-center sm:text-start"
            >
              <span
                aria-hidden="true"
                className={cn(
                  'figures grid size-7 shrink-0 place-items-center rounded-full border text-sm font-medium',
                  done && 'border-sea bg-sea text-on-sea',
                  current && 'border-sea bg-sea-soft text-ink',
                  !done && !current && 'border-edge text-muted',
                )}
              >
                {done ? <Check strokeWidth={2.5} className="size-4" /> : index + 1}
              </span>
              <span
                className={cn(
                  'sr-only text-sm leading-tight lg:not-sr-only',
                  current ? 'font-medium text-ink' : 'text-muted',
                )}
              >
                {stepName(each)}
                {done && <span className="sr-only"> ({m.careers_step_done()})</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface WizardActionsProps {
  onPrevious?: (() => void) | undefined;
  /** Failure of going on; in the bar, where it is visible at any scroll position. */
  notice?: ReactNode;
  /** Message on the missing part. */
  hint?: ReactNode;
  /** Work is under way, so there is no way back for a moment. */
  busy?: boolean;
  /** Stays in its place, also on a phone: what has to be done before needs the room. */
  isStatic?: boolean;
  /** The button that leads on. */
  children?: ReactNode;
}

/** The way back and the way on; within reach of the thumb on a phone. */
export function WizardActions({
  onPrevious,
  notice,
  hint,
  busy = false,
  isStatic = false,
  children,
}: WizardActionsProps) {
  return (
    <div
      className={cn(
        'z-10 -mx-4 border-t border-mist bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0 sm:pt-6',
        !isStatic && 'max-sm:sticky max-sm:bottom-0',
      )}
    >
      {notice && (
        <div data-notice="" className="mb-3 max-h-[40vh] overflow-y-auto sm:max-h-none">
          {notice}
        </div>
      )}
      {hint && (
        <p id="careers-next-hint" className="mb-2 text-sm text-muted sm:text-end">
          {hint}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        {onPrevious && (
          <Button variant="secondary" onClick={onPrevious} disabled={busy}>
            {m.ui_previous()}
          </Button>
        )}
        {children && <div className="grid flex-1 sm:ms-auto sm:flex-none">{children}</div>}
      </div>
    </div>
  );
}
