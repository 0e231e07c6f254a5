import type { ApplicationScores } from '../../../shared/contracts/application.ts';
import type { ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';
import {
  applicantLabel,
  DuplicateIcon,
  SelectRowCheckbox,
  StatusBadge,
} from './application-summary.tsx';
import { ScoreText } from './scores.tsx';
import { columnLabels } from './use-column-choice.ts';
import { useNumberFormats } from './use-number-formats.ts';
import { useSelectionContext } from './use-selection.ts';

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

/** Addresses and numbers, cut where they are long; a dash says that they are covered. */
const contactCell = (value: string) => (
  <span className="block max-w-44 truncate xl:max-w-56 text-muted" title={value || undefined}>
    {value || '–'}
  </span>
);

const figureColumn = (name: 'notesCount' | Exclude<keyof ApplicationScores, 'finalScore'>) =>
  column.accessor(name, {
    enableSorting: false,
    meta: { numeric: true },
    header: () => columnLabels[name](),
    cell: ({ getValue }) => (
      <FigureText value={getValue()} isPercent={name === 'typingTestAccuracy'} />
    ),
  });

const createColumns = (tellsNames: boolean) =>
  column.columns([
    column.display({
      id: 'select',
      header: () => <SelectPageCheckbox />,
      cell: ({ row }) => <SelectRowCheckbox application={row.original} />,
    }),
    column.accessor('applicantName', {
      meta: { rowHeader: true },
      enableSorting: tellsNames,
      header: () => m.applications_column_applicant(),
      cell: ({ row }) => (
        <span className="line-clamp-2 max-w-56 min-w-32 wrap-anywhere">
          <bdi>{applicantLabel(row.original)}</bdi>
          {row.original.hasDuplicate && <DuplicateIcon />}
        </span>
      ),
    }),
    column.accessor('email', {
      enableSorting: tellsNames,
      header: () => columnLabels.email(),
      cell: ({ getValue }) => contactCell(getValue()),
    }),
    column.accessor('phone', {
      enableSorting: false,
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
      sortDescFirst: true,
      cell: ({ getValue }) => <ScoreText score={getValue()} />,
    }),
    column.accessor('scoreSource', {
      enableSorting: false,
      header: () => columnLabels.scoreSource(),
      cell: ({ getValue }) =>
        getValue() === 'verified'
          ? m.applications_source_verified()
          : m.applications_source_self_reported(),
    }),
    figureColumn('notesCount'),
    column.accessor('createdAt', {
      header: () => columnLabels.createdAt(),
      sortDescFirst: true,
      cell: ({ getValue }) => <LocalDate time={getValue()} />,
    }),
  ]);

/** The columns; where names are covered, no order may tell them. */
export const applicationColumns = { open: createColumns(true), blind: createColumns(false) };
