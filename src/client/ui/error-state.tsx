import type { ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';

interface ErrorStateProps {
  title?: ReactNode;
  /** The failure, and what to do next. */
  message: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Lets support find the entry in the log. */
  requestId?: string;
  className?: string;
}

export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  requestId,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn('grid justify-items-center gap-2 px-4 py-12 text-center', className)}
    >
      <svg viewBox="0 0 200 64" fill="none" aria-hidden="true" className="mb-4 w-50 max-w-full">
        <path d="M40 60A60 60 0 0 1 86 1.7" stroke="var(--edge)" strokeWidth="1.5" />
        <path d="M114 1.7A60 60 0 0 1 160 60" stroke="var(--edge)" strokeWidth="1.5" />
        <path
          d="M86 1.7A60 60 0 0 1 114 1.7"
          stroke="var(--danger)"
          strokeDasharray="1 5"
          strokeLinecap="round"
          strokeWidth="1.5"
        />
        <path d="M0 60.5H200" stroke="var(--edge)" />
        <circle cx="100" cy="54" r="6" fill="var(--sun)" />
      </svg>
      <p className="font-display text-xl font-semibold tracking-tight text-balance">
        {title ?? m.ui_error_title()}
      </p>
      <div className="max-w-[52ch] text-muted">{message}</div>
      {requestId && (
        <p className="figures text-sm break-all text-muted">{m.ui_request_id({ requestId })}</p>
      )}
      {onRetry && (
        <Button variant="secondary" pending={retrying} onClick={onRetry} className="mt-4">
          {m.ui_retry()}
        </Button>
      )}
    </div>
  );
}
