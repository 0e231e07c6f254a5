import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table';
import { difficultySchema, type ListedQuestion } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ActiveBadge } from './active-badge.tsx';
import { rightShare } from './few-answers.ts';
import { difficultyLabels, typeLabels } from './labels.ts';
import { ShareText } from './share-text.tsx';

export const questionTableFeatures = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { basic: sortFn_basic },
  columnMeta: metaHelper<{ numeric?: boolean }>(),
});

const column = createColumnHelper<typeof questionTableFeatures, ListedQuestion>();

type TextRow = { getValue: (id: string) => unknown };
const byText = (a: TextRow, b: TextRow, id: string) =>
  String(a.getValue(id)).localeCompare(String(b.getValue(id)), undefined, { numeric: true });

export const questionColumns = column.columns([
  column.accessor(({ type }) => typeLabels[type](), {
    id: 'type',
    header: () => m.admin_question_type(),
    sortFn: byText,
  }),
  column.accessor('category', {
    header: () => m.admin_question_category(),
    sortFn: byText,
    cell: ({ getValue }) => <span className="text-muted">{getValue()}</span>,
  }),
  column.accessor('questionText', {
    header: () => m.admin_question_text(),
    sortFn: byText,
    cell: ({ getValue }) => (
      <span lang="en" className="line-clamp-2 min-w-56 wrap-anywhere">
        {getValue()}
      </span>
    ),
  }),
  column.accessor('points', {
    header: () => m.admin_question_points(),
    sortFn: 'basic',
    meta: { numeric: true },
  }),
  column.accessor(({ difficulty }) => difficultySchema.options.indexOf(difficulty), {
    id: 'difficulty',
    header: () => m.admin_question_difficulty(),
    sortFn: 'basic',
    cell: ({ row }) => difficultyLabels[row.original.difficulty](),
  }),
  column.accessor('answered', {
    header: () => m.admin_question_answered(),
    sortFn: 'basic',
    sortDescFirst: true,
    cell: ({ getValue }) => m.ui_number({ value: getValue() }),
    meta: { numeric: true },
  }),
  column.accessor(rightShare, {
    id: 'right',
    header: () => m.admin_question_right(),
    sortFn: 'basic',
    sortUndefined: 'last',
    cell: ({ getValue }) => <ShareText share={getValue()} />,
    meta: { numeric: true },
  }),
  column.accessor(({ isActive }) => Number(isActive), {
    id: 'isActive',
    header: () => m.admin_question_active(),
    sortFn: 'basic',
    sortDescFirst: true,
    cell: ({ row }) => <ActiveBadge isActive={row.original.isActive} />,
  }),
]);
