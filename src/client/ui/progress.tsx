import { Progress as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';

interface ProgressProps {
  label: ReactNode;
  value: number;
  max?: number;
  /** Text instead of the percentage, such as "Step 2 of 5". */
  valueText?: string;
  /** The sun at its end; off where marks beside the bar stand for parts of it. */
  marker?: boolean;
  className?: string;
}

export function Progress({
  label,
  value,
  max = 100,
  valueText,
  marker = true,
  className,
}: ProgressProps) {
  const labelId = useId();
  const bounded = Math.min(Math.max(value, 0), max);
  const share = bounded / max;
  const shown = valueText ?? m.ui_percent({ value: share });
  return (
    <div className={cn('grid min-w-0 gap-2', className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={labelId} className="min-w-0 font-medium wrap-anywhere">
          {label}
        </span>
        <span aria-hidden="true" className="figures shrink-0 text-muted">
          {shown}
        </span>
      </div>
      <Radix.Root
        aria-labelledby={labelId}
        value={bounded}
        max={max}
        getValueLabel={() => shown}
        className="relative mx-1.5 h-3 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-edge"
      >
        <Radix.Indicator
          className={cn(
            'absolute top-1/2 left-0 h-[3px] -translate-y-1/2 bg-sea transition-[width]',
            marker &&
              'after:absolute after:top-1/2 after:right-0 after:size-3 after:translate-x-1/2 after:-translate-y-1/2 after:rounded-full after:border-2 after:border-sea after:bg-sun',
          )}
          style={{ width: `${share * 100}%` }}
        />
      </Radix.Root>
    </div>
  );
}
