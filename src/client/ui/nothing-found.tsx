import type { ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NothingFoundProps {
  onClear: () => void;
  /** What was looked for in vain. */
  children: ReactNode;
}

/** A list that is empty only because of its search and filters. */
export function NothingFound({ onClear, children }: NothingFoundProps) {
  return (
    <EmptyState
      title={m.admin_nothing_matches()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.admin_clear_filters()}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
