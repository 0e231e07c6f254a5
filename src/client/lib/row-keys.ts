import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { isInDialog, isPlainKey, listStep, registerShortcuts } from './keyboard-shortcuts.ts';

/** The key that is held for commands, as the reader's keyboard names it. */
export function modifierKeyLabel(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : m.palette_key_ctrl();
}

/** Moves from the open record to its neighbours in the list with j and k; one that is not in the list has none. */
export function useNeighbourShortcuts(
  id: string,
  rows: readonly { id: string }[],
  onMove: (id: string) => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = listStep(event);
    const at = rows.findIndex((row) => row.id === id);
    const target = step && at !== -1 && rows[at + step];
    if (!target) return;
    event.preventDefault();
    onMove(target.id);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

interface RowShortcutsOptions {
  /** The rows in the order in which they are shown. */
  ids: readonly string[];
  /** The id of the element that stands for a row: the button that opens it. */
  elementId: (id: string) => string;
  onOpen: (id: string) => void;
}

/** Returns whether the focus rests on the page itself, not on a control. */
const isFocusOnPage = (target: EventTarget | null) =>
  target instanceof Element && target.matches('body, main, h1');

/** The row that is to take the focus once its list shows it, and where and until when it waits for that. */
let awaited: { id: string; place: Element | null; path: string; end: number } | undefined;

/** A row may stay away, on another page of its list or filtered out: then the focus remains with the person. */
const rowWaitMs = 5000;

function dropRowOnFocus({ target }: FocusEvent): void {
  if (target !== awaited?.place && !isFocusOnPage(target)) awaited = undefined;
}

/** Leads the focus to a row that comes back into its list soon, unless the person has gone elsewhere by then. */
export function focusRowWhenShown(id: string): void {
  const place = document.activeElement;
  awaited = isInDialog(place)
    ? undefined
    : { id, place, path: location.pathname, end: performance.now() + rowWaitMs };
  addEventListener('focusin', dropRowOnFocus);
}

/**
 * j and k move through the rows and take the focus along, so that Enter opens the row and a screen reader names it.
 * Gives the row that is selected, and the handler that selects the row in which the focus arrives.
 */
export function useRowShortcuts({ ids, elementId, onOpen }: RowShortcutsOptions) {
  const [selected, setSelected] = useState<string>();

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isInDialog(event.target)) return;
    const at = selected === undefined ? -1 : ids.indexOf(selected);
    if (event.key === 'Enter' && isPlainKey(event) && isFocusOnPage(event.target)) {
      const id = ids[at];
      if (id !== undefined) onOpen(id);
      return;
    }
    const step = listStep(event);
    const next = step && ids[at === -1 && step === -1 ? ids.length - 1 : at + step];
    if (!next) return;
    event.preventDefault();
    setSelected(next);
    document.getElementById(elementId(next))?.focus();
  });

  useEffect(() => {
    if (!awaited || !ids.includes(awaited.id)) return;
    const { id, place, path, end } = awaited;
    awaited = undefined;
    if (path !== location.pathname || performance.now() > end) return;
    const active = document.activeElement;
    if (active === place || isFocusOnPage(active)) document.getElementById(elementId(id))?.focus();
  });

  useEffect(() => registerShortcuts('rows'), []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { selected, select: setSelected };
}
