import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';

interface FilterItem<T extends string> {
  value: T;
  label: string;
  /** Number of entries the choice would show. */
  count?: number | undefined;
}

interface FilterGroupProps<T extends string> {
  /** Names the group for screen readers. */
  label: string;
  items: readonly FilterItem<T>[];
  value: T;
  onValueChange: (value: T) => void;
  className?: string;
}

/** One choice of a few, all in sight, each with its number. */
export function FilterGroup<T extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
}: FilterGroupProps<T>) {
  return (
    <fieldset
      aria-label={label}
      className={cn('m-0 flex min-w-0 flex-wrap gap-1 border-0 p-0', className)}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          onClick={() => onValueChange(item.value)}
          className="inline-flex min-h-9 items-center gap-1.5 rounded border border-transparent px-3 text-sm text-muted transition-colors hover:bg-surface hover:text-ink aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:font-medium aria-pressed:text-ink"
        >
          {item.label}
          {item.count !== undefined && (
            <span className="figures text-xs">{m.ui_number({ value: item.count })}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
