import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface FieldErrorProps {
  /** For the field that it describes. */
  id?: string;
  error: ReactNode;
  className?: string;
}

/** What is wrong with a field, or with several together; told as soon as it is. */
export function FieldError({ id, error, className }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className={cn('flex gap-1.5 text-sm text-danger', className)}>
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-[3px] size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
