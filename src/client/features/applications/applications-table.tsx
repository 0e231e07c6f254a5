import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useState } from 'react';
import type { ApplicationScores } from '../../../shared/contracts/application.ts';
import type { ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { dateCell } from '../../ui/formatted-text.tsx';
import {
  applicantLabel,
  DuplicateIcon,
  SelectRowCheckbox,
  StatusBadge,
  useSelectionContext,
} from './application-summary.tsx';
import { ScoreText } from './scores.tsx';
import { useNumberFormats } from './use-number-formats.ts';

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
type ColumnName = keyof typeof columnLabels;

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
    const stored: unknown = JSON.parse(readStored('browser', storageKey) ?? 'null');
    return Array.isArray(stored) ? stored.filter(isColumn) : defaultColumns;
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

interface FigureTextProps {
  value: number | null;
  isPercent?: boolean;
}

function FigureText({ value, isPercent = false }: FigureTextProps) {
  const formats = useNumberFormats();
  if (value === null) return <span className="text-muted">{m.ui_not_available()}</span>;
  return (
    <span className="figures">{isPercent ? formats.percent(value) : formats.decimal(value)}</span>
  );
}

function SelectPageCheckbox() {
  const { page, markPage } = useSelectionContext();
  return (
    <Checkbox
      className="-my-2.5"
      hideLabel
      label={m.applications_select_page()}
      checked={page}
      onCheckedChange={(checked) => markPage(checked === true)}
    />
  );
}

const column = createServerColumnHelper<ApplicationSummary>();

/** Addresses and numbers, cut where they are long; a dash says that they are masked. */
const contactCell = (value: string) => (
  <span className="block max-w-44 truncate xl:max-w-56 text-muted" title={value || undefined}>
    {value || '–'}
  </span>
);

const figureColumn = (name: 'notesCount' | Exclude<keyof ApplicationScores, 'finalScore'>) =>
  column.accessor(name, {
    meta: { numeric: true },
    header: () => columnLabels[name](),
    cell: ({ getValue }) => (
      <FigureText value={getValue()} isPercent={name === 'typingTestAccuracy'} />
    ),
  });

export const applicationColumns = column.columns([
  column.display({
    id: 'select',
    header: () => <SelectPageCheckbox />,
    cell: ({ row }) => <SelectRowCheckbox application={row.original} />,
  }),
  column.accessor('applicantName', {
    meta: { rowHeader: true },
    header: () => m.applications_column_applicant(),
    cell: ({ row }) => (
      <span className="line-clamp-2 max-w-56 min-w-32 wrap-anywhere">
        <bdi>{applicantLabel(row.original)}</bdi>
        {row.original.hasDuplicate && <DuplicateIcon />}
      </span>
    ),
  }),
  column.accessor('email', {
    header: () => columnLabels.email(),
    cell: ({ getValue }) => contactCell(getValue()),
  }),
  column.accessor('phone', {
    header: () => columnLabels.phone(),
    cell: ({ getValue }) => contactCell(getValue()),
  }),
  column.accessor('position', {
    header: () => columnLabels.position(),
    cell: ({ getValue }) => positionName(getValue()),
  }),
  column.accessor('status', {
    header: () => columnLabels.status(),
    cell: ({ row }) => <StatusBadge application={row.original} />,
  }),
  figureColumn('generalQuizScore'),
  figureColumn('typingTestWpm'),
  figureColumn('typingTestAccuracy'),
  figureColumn('englishTestScore'),
  column.accessor('finalScore', {
    header: () => columnLabels.finalScore(),
    cell: ({ getValue }) => <ScoreText score={getValue()} />,
  }),
  column.accessor('scoreSource', {
    header: () => columnLabels.scoreSource(),
    cell: ({ getValue }) =>
      getValue() === 'verified'
        ? m.applications_source_verified()
        : m.applications_source_self_reported(),
  }),
  figureColumn('notesCount'),
  column.accessor('createdAt', { header: () => columnLabels.createdAt(), cell: dateCell }),
]);
