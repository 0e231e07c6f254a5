import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { QuestionCards } from './question-cards.tsx';
import { QuestionsTable } from './questions-table.tsx';
import type { useQuestions } from './use-questions.ts';
import { useQuestionsSearch } from './use-questions-search.ts';

interface QuestionsResultProps {
  query: ReturnType<typeof useQuestions>;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
}

export function QuestionsResult({ query, onEdit, onPreview }: QuestionsResultProps) {
  const { isFiltered, clearFilters, turnPage } = useQuestionsSearch();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const { selected, select } = useRowKeys({
    ids: (query.data?.rows ?? []).map(({ id }) => id),
    elementId: editButtonId,
    onOpen: onEdit,
  });
  const Rows = isWide ? QuestionsTable : QuestionCards;
  return (
    <PagedList
      query={query}
      errorTitle={m.admin_questions_error()}
      empty={
        isFiltered ? (
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
        ) : (
          <EmptyState title={m.admin_questions_none()}>{m.admin_questions_none_text()}</EmptyState>
        )
      }
      summary={(count) => m.admin_questions_total({ count })}
      onTurn={(cursor) => void turnPage(cursor)}
      hint={isWide ? m.admin_keys_hint() : undefined}
    >
      {(rows) => (
        <Rows
          rows={rows}
          selected={selected}
          onSelect={select}
          onEdit={onEdit}
          onPreview={onPreview}
        />
      )}
    </PagedList>
  );
}
