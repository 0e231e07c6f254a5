import { type ListedQuestion, questionSortSchema } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { SortFields } from '../../ui/sort-fields.tsx';
import { QuestionActions } from './question-actions.tsx';
import {
  ActiveBadge,
  correctShare,
  difficultyLabels,
  ShareText,
  sortLabels,
  typeLabels,
  useShareFormat,
} from './question-labels.tsx';
import { useQuestionsSearch } from './use-questions.ts';

const column = createServerColumnHelper<ListedQuestion>();

const questionColumns = column.columns([
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
  column.accessor(correctShare, {
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

interface QuestionListProps {
  rows: ListedQuestion[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
}

/** The row that takes the focus when this one is gone. */
function findNeighbour(rows: readonly ListedQuestion[], id: string): string | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return (rows[at + 1] ?? rows[at - 1])?.id;
}

export function QuestionsTable({ rows, selected, onSelect, onEdit, onPreview }: QuestionListProps) {
  const { sort, order, sortBy, unsort } = useQuestionsSearch();
  const table = useServerTable({
    columns: questionColumns,
    rows,
    sorts: questionSortSchema.options,
    sort,
    order,
    onSort: (next, nextOrder) => void sortBy(next, nextOrder),
    onUnsort: () => void unsort(),
  });
  return (
    <DataTable
      label={m.admin_questions_title()}
      table={table}
      selected={selected}
      actions={(question) => (
        <QuestionActions
          question={question}
          neighbour={findNeighbour(rows, question.id)}
          onEdit={onEdit}
          onPreview={onPreview}
          onFocus={onSelect}
        />
      )}
    />
  );
}

/** The rows for a narrow screen, with the sorting that the table has in its heads. */
export function QuestionCards({ rows, selected, onSelect, onEdit, onPreview }: QuestionListProps) {
  const { sort, order, sortBy } = useQuestionsSearch();
  const format = useShareFormat();
  const shareOf = (question: ListedQuestion) => {
    const share = correctShare(question);
    return share === undefined ? '' : m.admin_question_right_share({ share: format(share) });
  };
  return (
    <div className="grid gap-3">
      <SortFields
        sorts={questionSortSchema.options}
        labels={sortLabels}
        sort={sort}
        order={order}
        onSort={sortBy}
      />
      <ul aria-label={m.admin_questions_title()} className="m-0 grid list-none p-0">
        {rows.map((question) => (
          <li
            key={question.id}
            data-selected={question.id === selected || undefined}
            className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
          >
            <p lang="en" className="text-base wrap-anywhere whitespace-pre-line">
              {question.questionText}
            </p>
            <p className="figures text-muted">
              {[
                typeLabels[question.type](),
                question.category,
                difficultyLabels[question.difficulty](),
                m.admin_points({ count: question.points }),
                shareOf(question),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <ActiveBadge isActive={question.isActive} />
              <QuestionActions
                question={question}
                neighbour={findNeighbour(rows, question.id)}
                onEdit={onEdit}
                onPreview={onPreview}
                onFocus={onSelect}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
