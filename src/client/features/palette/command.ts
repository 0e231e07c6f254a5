import type { LucideIcon } from 'lucide-react';

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

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The entries in whose label each of the words stands, whatever their case and accents. */
export function matchingCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const text = plain(label);
    return words.every((word) => text.includes(word));
  });
}
