import type { ReactNode } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';

interface WizardActionsProps {
  onPrevious?: (() => void) | undefined;
  /** What went wrong with going on; in the bar, because there it is seen wherever the page is scrolled to. */
  notice?: ReactNode;
  /** What is still missing before it can go on. */
  hint?: ReactNode;
  /** Work is under way, so there is no way back for a moment. */
  busy?: boolean;
  /** Stays in its place, also on a phone: what has to be done before needs the room. */
  isStill?: boolean;
  /** The button that leads on. */
  children?: ReactNode;
}

/** The way back and the way on; within reach of the thumb on a phone. */
export function WizardActions({
  onPrevious,
  notice,
  hint,
  busy = false,
  isStill = false,
  children,
}: WizardActionsProps) {
  return (
    <div
      className={cn(
        'z-10 -mx-4 border-t border-mist bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0 sm:pt-6',
        !isStill && 'max-sm:sticky max-sm:bottom-0',
      )}
    >
      {notice && (
        <div data-notice="" className="mb-3 max-h-[40vh] overflow-y-auto sm:max-h-none">
          {notice}
        </div>
      )}
      {hint && (
        <p id="careers-next-hint" className="mb-2 text-sm text-muted sm:text-end">
          {hint}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        {onPrevious && (
          <Button variant="secondary" onClick={onPrevious} disabled={busy}>
            {m.ui_previous()}
          </Button>
        )}
        {children && <div className="grid flex-1 sm:ms-auto sm:flex-none">{children}</div>}
      </div>
    </div>
  );
}
