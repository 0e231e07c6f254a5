import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { type Step, stepName, steps } from './wizard-progress.ts';

function stepText(step: Step): { text: string; time: string } {
  switch (step) {
    case 1:
      return { text: m.careers_process_application(), time: m.careers_minutes({ count: 8 }) };
    case 2:
      return { text: m.careers_process_general(), time: m.careers_minutes({ count: 10 }) };
    case 3:
      return { text: m.careers_process_typing(), time: m.careers_minute() };
    case 4:
      return { text: m.careers_process_english(), time: m.careers_minutes({ count: 10 }) };
    case 5:
      return { text: m.careers_process_results(), time: m.careers_at_once() };
  }
}

/** Height of each step on the arc: 64, 16 and 0 percent down its eight rem. */
const arcClasses: Record<Step, string> = {
  1: 'lg:top-[5.12rem]',
  2: 'lg:top-[1.28rem]',
  3: 'lg:top-0',
  4: 'lg:top-[1.28rem]',
  5: 'lg:top-[5.12rem]',
};

/** The five steps as places on the sun's path; a plain list where there is no room for it. */
export function ProcessOverview() {
  return (
    <section aria-labelledby="careers-process" className="overflow-hidden bg-surface">
      <div className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 sm:py-24 lg:px-10">
        <h2 id="careers-process" className="text-3xl">
          {m.careers_process_title()}
        </h2>
        <div className="relative mt-12">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
            className="absolute inset-x-0 top-5 hidden h-32 w-full lg:block"
          >
            <path
              d="M0 100Q50 -100 100 100"
              stroke="var(--edge)"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="relative grid gap-8 before:absolute before:top-5 before:bottom-16 before:left-5 before:w-px before:bg-edge lg:grid-cols-5 lg:gap-6 lg:before:hidden">
            {steps.map((step) => {
              const { text, time } = stepText(step);
              return (
                <li
                  key={step}
                  className="relative grid grid-cols-[2.5rem_1fr] gap-x-5 lg:grid-cols-1 lg:pt-44 lg:text-center"
                >
                  <span
                    aria-hidden="true"
                    className={cn(
                      'figures grid size-10 place-items-center rounded-full border border-edge bg-paper font-display text-lg font-semibold lg:absolute lg:left-1/2 lg:-translate-x-1/2',
                      arcClasses[step],
                    )}
                  >
                    {step}
                  </span>
                  <div className="grid content-start gap-1">
                    <h3 className="text-xl">{stepName(step)}</h3>
                    <p className="text-muted">{text}</p>
                    <p className="figures text-sm font-medium text-sea">{time}</p>
                  </div>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </section>
  );
}
