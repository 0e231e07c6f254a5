import { type ListedQuestion, questionSortSchema } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { QuestionActions } from './question-actions.tsx';
import { questionColumns } from './question-columns.tsx';
import { useQuestionsSearch } from './use-questions-search.ts';

export interface QuestionListProps {
  rows: ListedQuestion[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
}

/** The row that takes the focus when this one is gone. */
export function neighbourOf(rows: readonly ListedQuestion[], id: string): string | undefined {
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
          neighbour={neighbourOf(rows, question.id)}
          onEdit={onEdit}
          onPreview={onPreview}
          onFocus={onSelect}
        />
      )}
    />
  );
}
