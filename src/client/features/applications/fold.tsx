import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  title: ReactNode;
  /** The gist, readable while it is closed. */
  summary?: ReactNode;
  /** From the beginning, as on paper. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the record that opens on demand. */
export function Fold({ title, summary, isOpen = false, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      className="group/fold border-b border-mist"
      onToggle={({ currentTarget }) => {
        // At the lower edge it would open out of view.
        if (currentTarget.open && !isOpen) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 rounded py-2 hover:text-sea [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-90"
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{title}</span>
          {summary && <span className="figures text-sm text-muted">{summary}</span>}
        </span>
      </summary>
      <div className="min-w-0 pt-1 pb-6 sm:ps-8">{children}</div>
    </details>
  );
}
