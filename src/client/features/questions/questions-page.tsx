import { keepPreviousData } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useRef } from 'react';
import {
  type ListQuestionsOutput,
  questionTypeSchema,
} from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { readError } from '../../lib/read-error.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { previewButtonId } from './question-actions.tsx';
import { QuestionDialog, QuestionQueryResult, useQuestion } from './question-dialog.tsx';
import { typeLabels } from './question-labels.tsx';
import { PreviewDialog, QuestionPreview } from './question-preview.tsx';
import { QuestionCards, QuestionsTable } from './questions-table.tsx';
import { useQuestionsSearch } from './use-questions.ts';

/** The page of questions that the address describes; the rows before stay while the next ones load. */
function useQuestions() {
  const { search, sort, order } = useQuestionsSearch();
  return trpc.admin.questions.list.useQuery(
    {
      search: search.search,
      type: search.type,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}

interface QuestionsResultProps {
  query: ReturnType<typeof useQuestions>;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
}

function QuestionsResult({ query, onEdit, onPreview }: QuestionsResultProps) {
  const { isFiltered, clearFilters, turnPage } = useQuestionsSearch();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const { selected, select } = useRowShortcuts({
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
      onPageChange={(cursor) => void turnPage(cursor)}
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

interface QuestionsToolbarProps {
  counts: ListQuestionsOutput['typeCounts'] | undefined;
}

function QuestionsToolbar({ counts }: QuestionsToolbarProps) {
  const { search, find, filter } = useQuestionsSearch();
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.admin_questions_search()}
        placeholder={m.admin_questions_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.admin_questions_filter()}
        value={search.type ?? 'all'}
        onValueChange={(value) => filter({ type: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.admin_filter_all(), count: all },
          ...questionTypeSchema.options.map((type) => ({
            value: type,
            label: typeLabels[type](),
            count: counts?.[type],
          })),
        ]}
      />
    </div>
  );
}

function SeedButton() {
  const seed = trpc.admin.questions.seed.useMutation({
    onSuccess: ({ count }) => {
      toast({
        title: m.admin_questions_seeded({ count }),
        variant: 'success',
        ...(count === 0 ? { description: m.admin_questions_seeded_none() } : {}),
      });
    },
    onError: (error) =>
      toast({
        title: m.admin_questions_seed_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  return (
    <Button variant="secondary" pending={seed.isPending} onClick={() => seed.mutate()}>
      {m.admin_questions_seed()}
    </Button>
  );
}

interface StoredPreviewDialogProps {
  /** The question to show; the dialog is closed without one. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** A question of the bank as applicants see it. */
function StoredPreviewDialog({ id, onClose, returnFocus }: StoredPreviewDialogProps) {
  const query = useQuestion(id);
  return (
    <PreviewDialog open={id !== undefined} onClose={onClose} returnFocus={returnFocus}>
      <QuestionQueryResult query={query} onClose={onClose}>
        {(question) => <QuestionPreview question={question} />}
      </QuestionQueryResult>
    </PreviewDialog>
  );
}

const addButtonId = 'add-question';
const importButtonId = 'import-questions';

export function QuestionsPage() {
  const query = useQuestions();
  const { search, open, closeDialog } = useQuestionsSearch();
  const origin = useRef(addButtonId);
  if (search.edit) origin.current = editButtonId(search.edit);
  if (search.preview) origin.current = previewButtonId(search.preview);
  if (search.import) origin.current = importButtonId;
  const history = useDialogHistory(() => void closeDialog());

  function show(dialog: Parameters<typeof open>[0]) {
    history.noteOpened();
    void open(dialog);
  }

  const dialog = {
    onClose: history.close,
    returnFocus: () =>
      document.getElementById(origin.current) ?? document.getElementById(addButtonId),
  };
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.admin_questions_title()}</h1>
        <div className="flex flex-wrap gap-2">
          <SeedButton />
          <Button id={importButtonId} variant="secondary" onClick={() => show({ import: true })}>
            <FileUp aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {m.admin_questions_import()}
          </Button>
          <CsvLink of="questions" filter={{ type: search.type, search: search.search }} size="md">
            {m.admin_questions_export()}
          </CsvLink>
          <Button id={addButtonId} onClick={() => show({ edit: 'new' })}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {m.admin_question_add()}
          </Button>
        </div>
      </div>
      <QuestionsToolbar counts={query.data?.typeCounts} />
      <QuestionsResult
        query={query}
        onEdit={(id) => show({ edit: id })}
        onPreview={(id) => show({ preview: id })}
      />
      <QuestionDialog edit={search.edit} {...dialog} />
      <StoredPreviewDialog id={search.preview} {...dialog} />
      <ImportDialog open={search.import === true} {...dialog} />
    </main>
  );
}
