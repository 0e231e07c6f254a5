import {
  type RegisteredRouter,
  type RouteById,
  type RouteIds,
  useBlocker,
} from '@tanstack/react-router';
import type { RefObject } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whether what was typed may be lost. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onKeep();
      }}
      size="sm"
      title={m.ui_discard_title()}
      description={m.ui_discard_text()}
      footer={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            {m.ui_discard()}
          </Button>
          <Button onClick={onKeep}>{m.ui_discard_keep()}</Button>
        </>
      }
    />
  );
}

type Tree = RegisteredRouter['routeTree'];
type ParamOf<Id> =
  Id extends RouteIds<Tree>
    ? keyof RouteById<Tree, Id>['types']['fullSearchSchema'] & string
    : never;
/** A search parameter of any of the screens. */
type SearchParam = ParamOf<RouteIds<Tree>>;

interface DiscardGuardProps {
  isDirty: boolean;
  /** Set once the form was saved, when leaving loses nothing any more. */
  saved: RefObject<boolean>;
  /** What of the address holds the form open. Without it the form is part of its page, and only lost with the page. */
  heldBy?: SearchParam | readonly SearchParam[];
}

type Place = { pathname: string; search: Record<string, unknown> };

/** Asks before what was typed is lost, whichever way the form is left: closing is a change of the address too. */
export function DiscardGuard({ isDirty, saved, heldBy = [] }: DiscardGuardProps) {
  const params = typeof heldBy === 'string' ? [heldBy] : heldBy;
  // A list behind the form may change its address, and so may what lies over the form.
  const isLost = (from: Place, to: Place) =>
    from.pathname !== to.pathname || params.some((name) => from.search[name] !== to.search[name]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !saved.current && isLost(current, next),
    enableBeforeUnload: () => isDirty && !saved.current,
    withResolver: true,
  });
  return (
    <DiscardDialog
      open={blocker.status === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}
