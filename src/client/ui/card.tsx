import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** A plate with a thin line; no shadow, that is for what floats. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn(
        'min-w-0 rounded border border-mist bg-raised p-5 [--table-ground:var(--raised)] sm:p-6',
        className,
      )}
    />
  );
}
