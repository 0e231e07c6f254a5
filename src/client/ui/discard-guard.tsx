import {
  type RegisteredRouter,
  type RouteById,
  type RouteIds,
  useBlocker,
} from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { addLeaveQuestion, isChangingLanguage, stayInLanguage } from '../lib/language-choice.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface UnsavedChangesDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whether what was typed may be lost. */
export function UnsavedChangesDialog({ open, onKeep, onDiscard }: UnsavedChangesDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
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

interface UnsavedChangesGuardProps {
  isDirty: boolean;
  /** Set once the form was saved, when leaving loses nothing any more; missing for a form that is clean from then on. */
  saved?: RefObject<boolean>;
  /** Search parameters that hold the form open. Without them the form is part of its page, and only lost with the page. */
  openParams?: SearchParam | readonly SearchParam[];
  /** Runs once it was agreed that what was typed may be lost. */
  onDiscard?: (() => void) | undefined;
}

type SearchLocation = { pathname: string; search: Record<string, unknown> };

/**
 * Asks before what was typed is lost, whichever way the form is left: closing is a change of the address too, another
 * language a page that is loaded anew.
 */
export function UnsavedChangesGuard({
  isDirty,
  saved,
  openParams = [],
  onDiscard,
}: UnsavedChangesGuardProps) {
  const params = typeof openParams === 'string' ? [openParams] : openParams;
  // A list behind the form may change its address, and so may what lies over the form.
  const isLost = (from: SearchLocation, to: SearchLocation) =>
    from.pathname !== to.pathname || params.some((name) => from.search[name] !== to.search[name]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !saved?.current && isLost(current, next),
    enableBeforeUnload: () => isDirty && !saved?.current && !isChangingLanguage(),
    withResolver: true,
  });
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && stayInLanguage();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(
    () =>
      addLeaveQuestion((next) => {
        if (!isDirty || saved?.current) return false;
        setLeave(() => next);
        return true;
      }),
    [isDirty, saved],
  );

  function answer(isDiscarded: boolean) {
    setLeave(null);
    if (isDiscarded) {
      onDiscard?.();
      leave?.();
      blocker.proceed?.();
    } else blocker.reset?.();
  }
  return (
    <UnsavedChangesDialog
      open={blocker.status === 'blocked' || leave !== null}
      onKeep={() => answer(false)}
      onDiscard={() => answer(true)}
    />
  );
}
