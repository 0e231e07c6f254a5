import { RadioGroup as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, use, useId } from 'react';
import { cn } from '../lib/cn.ts';
import { FieldContext, useFieldControl } from './field.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'asChild'> {
  options: readonly RadioOption[];
}

/** A list of rows between thin lines; the whole row is the target. Put it in a `<Field group>`. */
export function RadioGroup({ options, className, ...props }: RadioGroupProps) {
  const id = useId();
  const field = use(FieldContext);
  return (
    <Radix.Root
      aria-labelledby={field?.labelId}
      {...props}
      {...useFieldControl(props)}
      className={cn('grid border-t border-mist', className)}
    >
      {options.map((option, index) => {
        const itemId = `${id}${index}`;
        return (
          <label
            key={option.value}
            htmlFor={itemId}
            className="group/row flex min-h-12 items-start gap-3 border-b border-mist px-3 py-3 transition-colors hover:bg-surface has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus has-data-[state=checked]:bg-sea-soft has-disabled:cursor-not-allowed has-disabled:text-muted has-disabled:hover:bg-transparent"
          >
            <Radix.Item
              id={itemId}
              value={option.value}
              disabled={option.disabled}
              aria-labelledby={`${itemId}l`}
              aria-describedby={option.description ? `${itemId}d` : undefined}
              className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-raised transition-colors group-hover/row:border-ink focus-visible:outline-none data-disabled:opacity-50 data-[state=checked]:border-sea"
            >
              <Radix.Indicator className="size-2.5 animate-fade-in rounded-full bg-sea" />
            </Radix.Item>
            <span className="min-w-0">
              <span id={`${itemId}l`} className="block leading-6">
                {option.label}
              </span>
              {option.description && (
                <span id={`${itemId}d`} className="block text-sm text-muted">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </Radix.Root>
  );
}
