/** Returns whether a key pressed there types text or moves through a list of choices, and so is no shortcut. */
export function isTypingTarget(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"]',
    ) !== null
  );
}

/** Returns whether the target lies in a dialog, whose keys the screen below ignores. */
export function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null
  );
}

/** A key pressed for itself: no modifier, no composition, not used by anyone before. */
export function isPlainKey(event: KeyboardEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.isComposing ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  );
}

/** The direction a key moves in a list: j down, k up. */
export function listStep(event: KeyboardEvent): 1 | -1 | undefined {
  if (!isPlainKey(event) || isTypingTarget(event.target)) return undefined;
  if (event.key === 'j') return 1;
  return event.key === 'k' ? -1 : undefined;
}

/** Descriptions of a screen's keys, apart from those that work everywhere. */
type ShortcutGroup = 'search' | 'rows';

const registeredShortcuts = new Map<ShortcutGroup, number>();

/** Says that the screen in view listens to these keys, until the function that comes back is called. */
export function registerShortcuts(keys: ShortcutGroup): () => void {
  registeredShortcuts.set(keys, (registeredShortcuts.get(keys) ?? 0) + 1);
  return () => {
    registeredShortcuts.set(keys, (registeredShortcuts.get(keys) ?? 1) - 1);
  };
}

/** True while the screen in view listens to these keys. */
export const hasShortcuts = (keys: ShortcutGroup): boolean =>
  (registeredShortcuts.get(keys) ?? 0) > 0;
