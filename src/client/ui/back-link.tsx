import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

function BackAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className="inline-flex min-h-11 items-center gap-2 rounded text-sm text-muted no-underline hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {children}
    </a>
  );
}

/** The way back to the list that a page belongs to. */
export const BackLink = createLink(BackAnchor);
