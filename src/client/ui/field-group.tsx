import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface FieldGroupProps {
  title: string;
  description?: string;
  className?: string;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function FieldGroup({ title, description, className, children }: FieldGroupProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-3 p-0 font-display text-lg font-semibold">{title}</legend>
      {description && <p className="-mt-2 mb-5 text-sm text-muted">{description}</p>}
      <div className={cn('grid min-w-0 gap-5', className)}>{children}</div>
    </fieldset>
  );
}
