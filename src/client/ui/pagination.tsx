import { ArrowLeft, ArrowRight } from 'lucide-react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';

interface PaginationProps {
  /** The count in words, such as "1-25 of 312 applications". */
  summary: string;
  /** Missing where there is no such page. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  className?: string;
}

export function Pagination({ summary, onPrevious, onNext, className }: PaginationProps) {
  return (
    <nav
      aria-label={m.ui_pagination()}
      className={cn('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}
    >
      <p aria-live="polite" className="figures text-sm text-muted">
        {summary}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" disabled={!onPrevious} onClick={onPrevious}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.ui_previous()}
        </Button>
        <Button variant="secondary" size="sm" disabled={!onNext} onClick={onNext}>
          {m.ui_next()}
          <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </Button>
      </div>
    </nav>
  );
}
