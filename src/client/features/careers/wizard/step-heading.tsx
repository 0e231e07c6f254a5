import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { takePlace } from '../place.ts';
import { type Step, stepName, steps } from '../step.ts';
import { stepHeadingId } from './step-focus.ts';

interface StepHeadingProps {
  step: Step;
  children?: ReactNode;
}

/** Takes the focus when its step appears, so that a screen reader says where one is. A reload leads back to the place. */
export function StepHeading({ step, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  const arrive = useEffectEvent(() => {
    const place = takePlace(step);
    if (place === null) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: place ?? 0, behavior: 'instant' });
  });
  useEffect(() => arrive(), []);

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
