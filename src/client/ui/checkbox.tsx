import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'asChild'> {
  label: ReactNode;
  /** Keeps the label for screen readers only, as in a table row. */
  hideLabel?: boolean;
  description?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({
  label,
  hideLabel = false,
  description,
  error,
  id,
  className,
  'aria-describedby': describedElsewhere,
  ...props
}: CheckboxProps) {
  const generated = useId();
  const boxId = id ?? generated;
  const describedBy =
    [error && `${boxId}e`, description && `${boxId}d`, describedElsewhere]
      .filter(Boolean)
      .join(' ') || undefined;
  const Mark = props.checked === 'indeterminate' ? Minus : Check;
  return (
    <div className={cn('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <Radix.Root
        {...props}
        id={boxId}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        className="peer relative mt-0.5 grid size-5 shrink-0 place-items-center rounded border border-edge bg-raised transition-colors after:absolute after:-inset-3 hover:border-ink disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger data-[state=checked]:border-sea data-[state=checked]:bg-sea data-[state=indeterminate]:border-sea data-[state=indeterminate]:bg-sea"
      >
        <Radix.Indicator className="text-on-sea">
          <Mark aria-hidden="true" strokeWidth={2.5} className="size-4" />
        </Radix.Indicator>
      </Radix.Root>
      <div className={cn('min-w-0', hideLabel && 'sr-only')}>
        <label htmlFor={boxId} className="block leading-6 peer-disabled:text-muted">
          {label}
        </label>
        {description && (
          <p id={`${boxId}d`} className="text-sm text-muted">
            {description}
          </p>
        )}
        <FieldError id={`${boxId}e`} error={error} className="mt-1" />
      </div>
    </div>
  );
}
