import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  className?: string;
  /** A link to the list behind the number, or a small chart. */
  children?: ReactNode;
}

export function StatCard({ label, value, note, className, children }: StatCardProps) {
  return (
    <div className={cn('relative flex min-w-0 flex-col border-t border-edge pt-3', className)}>
      <span aria-hidden="true" className="absolute -top-[2px] start-0 h-[3px] w-8 bg-sun" />
      <p className="text-sm text-muted">{label}</p>
      <p className="mt-1 font-display text-3xl font-semibold tracking-tight">{value}</p>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      {children && <div className="mt-auto pt-3 text-sm">{children}</div>}
    </div>
  );
}

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
