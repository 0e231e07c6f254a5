import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface EmptyStateProps {
  title: ReactNode;
  /** Says what would appear here, or how to make it appear. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('grid justify-items-center gap-2 px-4 py-12 text-center', className)}>
      <svg viewBox="0 0 200 64" fill="none" aria-hidden="true" className="mb-4 w-50 max-w-full">
        <path
          d="M8 60A46 46 0 0 1 100 60"
          stroke="var(--edge)"
          strokeDasharray="1 5"
          strokeLinecap="round"
          strokeWidth="1.5"
        />
        <path d="M54 60A46 46 0 0 1 146 60" stroke="var(--edge)" />
        <path
          d="M100 60A46 46 0 0 1 192 60"
          stroke="var(--edge)"
          strokeDasharray="1 5"
          strokeLinecap="round"
          strokeWidth="1.5"
        />
        <path d="M0 60.5H200" stroke="var(--edge)" />
        <path d="M92 60A8 8 0 0 1 108 60Z" fill="var(--sun)" />
      </svg>
      <p className="font-display text-xl font-semibold tracking-tight text-balance">{title}</p>
      {children && <div className="max-w-[48ch] text-muted">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
