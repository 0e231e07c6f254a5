import type { LucideIcon } from 'lucide-react';
import { foldText } from '../../../shared/domain/fold-text.ts';

/** One entry of the palette. */
export interface Command {
  /** Its own among all entries. */
  id: string;
  label: string;
  /** What tells it from others of that name. */
  detail?: string;
  Icon: LucideIcon;
  run: () => void;
}

/** The entries in whose label each of the words stands, folded as the server folds. */
export function matchingCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = foldText(query)
    .split(/[\s,;]+/)
    .filter(Boolean);
  return commands.filter(({ label }) => {
    const text = foldText(label);
    return words.every((word) => text.includes(word));
  });
}
