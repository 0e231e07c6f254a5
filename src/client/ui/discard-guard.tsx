import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DiscardGuardProps {
  isDirty: boolean;
  /** Set once the form was saved, when leaving loses nothing any more. */
  saved: RefObject<boolean>;
}

/** Asks before what was typed is lost, whichever way the form is left: closing is a change of the address too. */
export function DiscardGuard({ isDirty, saved }: DiscardGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty && !saved.current,
    enableBeforeUnload: () => isDirty && !saved.current,
    withResolver: true,
  });
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      size="sm"
      title={m.ui_discard_title()}
      description={m.ui_discard_text()}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {m.ui_discard()}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{m.ui_discard_keep()}</Button>
        </>
      }
    />
  );
}
