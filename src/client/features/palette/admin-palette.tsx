import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Command } from './command.ts';
import { PaletteList } from './palette-list.tsx';
import { useAdminActions } from './use-admin-actions.ts';
import { shortestQuery, useRecords } from './use-records.ts';

interface AdminPaletteProps {
  /** What was typed before the field was there. */
  earlyText: string;
  screens: readonly Command[];
  ownActions: readonly Command[];
  onRun: (command: Command) => void;
}

/** With the administrators' actions and every record that they can open. */
export function AdminPalette({ earlyText, screens, ownActions, onRun }: AdminPaletteProps) {
  const [query, setQuery] = useState(earlyText);
  const actions = useAdminActions();
  const { groups, isSimilar, isSearching, error } = useRecords(query);
  return (
    <PaletteList
      query={query}
      onQuery={setQuery}
      placeholder={m.palette_placeholder()}
      screens={screens}
      actions={[...actions, ...ownActions]}
      records={groups}
      isSearching={isSearching}
      note={
        error
          ? m.palette_failed()
          : query.trim().length < shortestQuery
            ? m.palette_longer()
            : isSimilar
              ? m.ui_similar_above()
              : undefined
      }
      onRun={onRun}
    />
  );
}
