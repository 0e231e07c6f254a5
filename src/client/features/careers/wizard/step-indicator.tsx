import { Check } from 'lucide-react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { Progress } from '../../../ui/progress.tsx';
import { type Step, stepName, steps } from '../step.ts';

/** How far the application is: the part of five steps, and each step with a check where it is done. */
export function StepIndicator({ step }: { step: Step }) {
  return (
    <div className="grid gap-4">
      <Progress
        label={m.careers_progress()}
        value={step}
        max={steps.length}
        marker={false}
        valueText={m.careers_step_of({ step, total: steps.length })}
      />
      <ol aria-label={m.careers_steps()} className="grid grid-cols-5 gap-2">
        {steps.map((each) => {
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
                {done ? <Check strokeWidth={2.5} className="size-4" /> : each}
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
