import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../../../ui/field.tsx';

interface ConsentBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  id: string;
  error: string | undefined;
  /** The whole sentence a person agrees to. */
  children: ReactNode;
}

/** The browser's own box under our drawing: it can be ticked while the page is still asleep. */
export function ConsentBox({ id, error, children, ...input }: ConsentBoxProps) {
  return (
    <div>
      <div className="relative flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="peer mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded border border-edge bg-raised transition-colors checked:border-sea checked:bg-sea hover:border-ink aria-invalid:border-danger"
        />
        <Check
          aria-hidden="true"
          strokeWidth={2.5}
          className="pointer-events-none absolute start-1 top-1.5 size-4 text-on-sea opacity-0 peer-checked:opacity-100"
        />
        <label htmlFor={id} className="min-w-0 py-0.5 leading-6">
          {children}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} className="mt-1.5" />
    </div>
  );
}
