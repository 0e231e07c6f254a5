import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

/** The columns that can be hidden, in their order in the table. The applicant always stands there. */
export const columnLabels = {
  email: m.ui_email,
  phone: m.applications_phone,
  position: m.applications_column_position,
  status: m.ui_status,
  generalQuizScore: m.applications_column_general,
  typingTestWpm: m.applications_column_wpm,
  typingTestAccuracy: m.applications_column_accuracy,
  englishTestScore: m.applications_column_english,
  finalScore: m.applications_column_final_score,
  scoreSource: m.applications_column_source,
  notesCount: m.applications_column_notes,
  createdAt: m.applications_column_applied,
} as const;
export type ColumnName = keyof typeof columnLabels;

const isColumn = (name: unknown): name is ColumnName =>
  typeof name === 'string' && Object.hasOwn(columnLabels, name);

export const columnNames = Object.keys(columnLabels).filter(isColumn);

/** Default selection. */
const defaultColumns: readonly ColumnName[] = [
  'email',
  'position',
  'status',
  'finalScore',
  'createdAt',
];

const storageKey = 'applications-columns';

function readStoredColumns(): readonly ColumnName[] {
  try {
    const kept: unknown = JSON.parse(readStored('browser', storageKey) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isColumn) : defaultColumns;
  } catch {
    // Text that another version left there.
    return defaultColumns;
  }
}

/** The columns that this browser shows. */
export function useColumnChoice() {
  const [columns, setColumns] = useState(readStoredColumns);

  function choose(next: readonly string[]) {
    const known = columnNames.filter((name) => next.includes(name));
    setColumns(known);
    writeStored('browser', storageKey, JSON.stringify(known));
  }

  const visibility: ColumnVisibilityState = Object.fromEntries(
    columnNames.map((name) => [name, columns.includes(name)]),
  );
  return {
    columns,
    visibility,
    choose,
    toggle: (name: ColumnName, isShown: boolean) =>
      choose(isShown ? [...columns, name] : columns.filter((one) => one !== name)),
    reset: () => choose(defaultColumns),
  };
}
export type ColumnChoice = ReturnType<typeof useColumnChoice>;
