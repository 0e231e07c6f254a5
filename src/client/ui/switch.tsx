import { Switch as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';

interface SwitchProps extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'asChild'> {
  label: ReactNode;
  /** Keeps the label for screen readers only, as in a table row. */
  hideLabel?: boolean;
  description?: ReactNode;
}

export function Switch({
  label,
  hideLabel = false,
  description,
  id,
  className,
  ...props
}: SwitchProps) {
  const generated = useId();
  const switchId = id ?? generated;
  return (
    <div className={cn('flex min-h-11 items-start justify-between gap-6 py-2', className)}>
      <div className={cn('min-w-0', hideLabel && 'sr-only')}>
        <label htmlFor={switchId} className="block leading-7">
          {label}
        </label>
        {description && (
          <p id={`${switchId}d`} className="text-sm text-muted">
            {description}
          </p>
        )}
      </div>
      <Radix.Root
        {...props}
        id={switchId}
        aria-describedby={description ? `${switchId}d` : undefined}
        className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-surface transition-colors after:absolute after:-inset-2 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-sea data-[state=checked]:bg-sea"
      >
        <Radix.Thumb className="block size-5 translate-x-[3px] rounded-full bg-edge transition-[translate,background-color] data-[state=checked]:translate-x-[23px] data-[state=checked]:bg-on-sea" />
      </Radix.Root>
    </div>
  );
}
