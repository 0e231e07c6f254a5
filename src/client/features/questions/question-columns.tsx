import type { ListedQuestion } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { serverColumns } from '../../ui/server-table.ts';
import { ActiveBadge } from './active-badge.tsx';
import { rightShare } from './few-answers.ts';
import { difficultyLabels, sortLabels, typeLabels } from './labels.ts';
import { ShareText } from './share-text.tsx';

const column = serverColumns<ListedQuestion>();

export const questionColumns = column.columns([
  column.accessor('type', {
    header: sortLabels.type,
    cell: ({ getValue }) => typeLabels[getValue()](),
  }),
  column.accessor('category', {
    header: sortLabels.category,
    cell: ({ getValue }) => <span className="text-muted">{getValue()}</span>,
  }),
  column.accessor('questionText', {
    header: sortLabels.questionText,
    cell: ({ getValue }) => (
      <span lang="en" className="line-clamp-2 min-w-56 font-normal wrap-anywhere">
        {getValue()}
      </span>
    ),
    meta: { rowHeader: true },
  }),
  column.accessor('points', { header: sortLabels.points, meta: { numeric: true } }),
  column.accessor('difficulty', {
    header: sortLabels.difficulty,
    cell: ({ getValue }) => difficultyLabels[getValue()](),
  }),
  column.accessor('answered', {
    header: sortLabels.answered,
    sortDescFirst: true,
    cell: ({ getValue }) => m.ui_number({ value: getValue() }),
    meta: { numeric: true },
  }),
  column.accessor(rightShare, {
    id: 'right',
    header: sortLabels.right,
    cell: ({ getValue }) => <ShareText share={getValue()} />,
    meta: { numeric: true },
  }),
  column.accessor('isActive', {
    header: sortLabels.isActive,
    sortDescFirst: true,
    cell: ({ getValue }) => <ActiveBadge isActive={getValue()} />,
  }),
]);
