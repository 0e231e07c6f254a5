import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { type Step, stepName, steps } from '../step.ts';
import { stepHeadingId } from './step-focus.ts';

interface StepHeadingProps {
  step: Step;
  children?: ReactNode;
}

/** Takes the focus when its step appears, so that a screen reader says where one is. */
export function StepHeading({ step, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <header className="grid gap-3">
      <h1 ref={heading} id={stepHeadingId} tabIndex={-1} className="text-3xl outline-none">
        <span className="sr-only">{m.careers_step_of({ step, total: steps.length })}: </span>
        {stepName(step)}
      </h1>
      {children && <div className="max-w-[62ch] text-lg text-muted">{children}</div>}
    </header>
  );
}
