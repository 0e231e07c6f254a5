import { m } from '../../shared/i18n/paraglide/messages.js';

/** The key that is held for commands, as the reader's keyboard names it. */
export function modifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : m.palette_key_ctrl();
}
