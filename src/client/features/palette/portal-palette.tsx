import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Command } from './command.ts';
import { PaletteList } from './palette-list.tsx';

interface PortalPaletteProps {
  /** What was typed before the field was there. */
  earlyText: string;
  screens: readonly Command[];
  ownActions: readonly Command[];
  onRun: (command: Command) => void;
}

/** The screens of the portal and what everybody can do. */
export function PortalPalette({ earlyText, screens, ownActions, onRun }: PortalPaletteProps) {
  const [query, setQuery] = useState(earlyText);
  return (
    <PaletteList
      query={query}
      onQuery={setQuery}
      placeholder={m.palette_placeholder_screens()}
      screens={screens}
      actions={ownActions}
      onRun={onRun}
    />
  );
}
