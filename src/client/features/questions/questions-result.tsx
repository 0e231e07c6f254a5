import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { editButtonId } from './question-actions.tsx';
import { QuestionCards } from './question-cards.tsx';
import { QuestionsSkeleton } from './questions-skeleton.tsx';
import { QuestionsTable } from './questions-table.tsx';
import { useQuestionTable } from './use-question-table.ts';
import type { useQuestions } from './use-questions.ts';
import { useQuestionsSearch } from './use-questions-search.ts';

interface QuestionsResultProps {
  query: ReturnType<typeof useQuestions>;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
}

const none: never[] = [];

export function QuestionsResult({ query, onEdit, onPreview }: QuestionsResultProps) {
  const { data, error, isPending, isFetching } = query;
  const { clearFilters, turnTo } = useQuestionsSearch();
  const { table, total, page, lastPage, first, last } = useQuestionTable(data ?? none);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { selected, select } = useRowKeys({
    ids: table.getRowModel().rows.map(({ id }) => id),
    elementId: editButtonId,
    onOpen: onEdit,
  });

  if (isPending) return <QuestionsSkeleton />;
  if (!data) {
    const shown = readError(error);
    return (
      <ErrorState
        title={m.admin_questions_error()}
        message={shown.message}
        onRetry={() => void query.refetch()}
        retrying={isFetching}
        {...(shown.requestId ? { requestId: shown.requestId } : {})}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title={m.admin_questions_none()}>{m.admin_questions_none_text()}</EmptyState>
    );
  }
  if (total === 0) {
    return (
      <EmptyState
        title={m.admin_nothing_matches()}
        action={
          <Button variant="secondary" onClick={() => void clearFilters()}>
            {m.admin_clear_filters()}
          </Button>
        }
      >
        {m.admin_questions_nothing_text()}
      </EmptyState>
    );
  }

  const list = { table, selected, onSelect: select, onEdit, onPreview };
  const count = m.admin_questions_total({ count: total });
  return (
    <div className="grid min-w-0 gap-4">
      {error && <Alert tone="danger">{readError(error).message}</Alert>}
      {isWide ? <QuestionsTable {...list} /> : <QuestionCards {...list} />}
      <Pagination
        summary={
          lastPage === 1 ? count : m.admin_questions_range({ from: first, to: last, total: count })
        }
        onPrevious={page > 1 ? () => void turnTo(page - 1) : undefined}
        onNext={page < lastPage ? () => void turnTo(page + 1) : undefined}
      />
      {isWide && <p className="text-xs text-muted">{m.admin_keys_hint()}</p>}
    </div>
  );
}
