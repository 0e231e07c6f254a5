import { getRouteApi } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import {
  type ListedQuestion,
  questionSortSchema,
  questionTypeSchema,
} from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { pageOptions, useAddressDialog, useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { AddButton, PortalPage } from '../../ui/portal-page.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { previewButtonId, QuestionActions } from './question-actions.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import {
  ActiveBadge,
  correctShare,
  difficultyLabels,
  ShareText,
  typeLabels,
  useShareFormat,
} from './question-labels.tsx';
import { PreviewDialog, QuestionPreview } from './question-preview.tsx';

const route = getRouteApi('/portal/admin/questions');

/** The table's state, which lives in the address, and the ways to change it; the newest come first. */
const useQuestionsSearch = () =>
  useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: questionSortSchema.options,
    sort: 'createdAt',
    order: 'desc',
    filters: { type: undefined },
  });

const column = createServerColumnHelper<ListedQuestion>();

const questionColumns = column.columns([
  column.accessor('type', {
    header: m.questions_type,
    cell: ({ getValue }) => typeLabels[getValue()](),
  }),
  column.accessor('category', {
    header: m.ui_category,
    cell: ({ getValue }) => <span className="text-muted">{getValue()}</span>,
  }),
  column.accessor('questionText', {
    header: m.questions_text,
    cell: ({ getValue }) => (
      <span lang="en" className="line-clamp-2 min-w-56 font-normal wrap-anywhere">
        {getValue()}
      </span>
    ),
    meta: { rowHeader: true },
  }),
  column.accessor('points', { header: m.questions_points, meta: { numeric: true } }),
  column.accessor('difficulty', {
    header: m.questions_difficulty,
    cell: ({ getValue }) => difficultyLabels[getValue()](),
  }),
  column.accessor('answered', {
    header: m.questions_answered,
    cell: ({ getValue }) => m.ui_number({ value: getValue() }),
    meta: { numeric: true },
  }),
  column.accessor(correctShare, {
    id: 'right',
    header: m.questions_right,
    cell: ({ getValue }) => <ShareText share={getValue()} />,
    meta: { numeric: true },
  }),
  column.accessor('isActive', {
    header: m.questions_active,
    cell: ({ getValue }) => <ActiveBadge isActive={getValue()} />,
  }),
]);

interface QuestionsListProps {
  list: ReturnType<typeof useQuestionsSearch>;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
}

/** The page of questions that the address describes, with its filters. */
function QuestionsList({ list, onEdit, onPreview }: QuestionsListProps) {
  const { page, filter, sortBy } = list;
  const { type } = list.search;
  const query = trpc.admin.questions.list.useQuery({ ...page, type }, pageOptions);
  const format = useShareFormat();
  const shareOf = (question: ListedQuestion) => {
    const share = correctShare(question);
    return share === undefined ? '' : m.questions_right_share({ share: format(share) });
  };
  return (
    <>
      <ListToolbar
        list={list}
        label={m.questions_search()}
        placeholder={m.questions_search_placeholder()}
      >
        <StateFilter
          label={m.questions_filter()}
          values={questionTypeSchema.options}
          labels={typeLabels}
          counts={query.data?.typeCounts}
          value={type}
          onValueChange={(value) => filter({ type: value })}
        />
      </ListToolbar>
      <RecordList
        label={m.questions_title()}
        list={list}
        query={query}
        minWidth="80rem"
        columns={questionColumns}
        onUnsort={() => void sortBy(undefined, undefined)}
        sortNames={{ createdAt: m.questions_created_at }}
        card={(question, actions) => (
          <>
            <p lang="en" className="text-base wrap-anywhere whitespace-pre-line">
              {question.questionText}
            </p>
            <p className="figures text-muted">
              {[
                typeLabels[question.type](),
                question.category,
                difficultyLabels[question.difficulty](),
                m.applications_points({ count: question.points }),
                shareOf(question),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <ActiveBadge isActive={question.isActive} />
              {actions}
            </div>
          </>
        )}
        actions={(question, leave) => (
          <QuestionActions
            question={question}
            onGone={leave}
            onEdit={onEdit}
            onPreview={onPreview}
          />
        )}
        elementId={editButtonId}
        onOpen={onEdit}
        summary={(count) => m.questions_total({ count })}
        nothing={m.questions_nothing_text()}
        empty={{ title: m.questions_none(), text: m.questions_none_text() }}
      />
    </>
  );
}

function SeedButton() {
  const seed = trpc.admin.questions.seed.useMutation({
    onSuccess: ({ count }) => {
      toast({
        title: m.questions_seeded({ count }),
        variant: 'success',
        ...(count === 0 ? { description: m.questions_seeded_none() } : {}),
      });
    },
    onError: (error) => toastFailure(m.questions_seed_failed(), error),
  });
  return (
    <Button variant="secondary" pending={seed.isPending} onClick={() => seed.mutate()}>
      {m.questions_seed()}
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
  const query = trpc.admin.questions.get.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, gcTime: 0 },
  );
  return (
    <PreviewDialog open={id !== undefined} onClose={onClose} returnFocus={returnFocus}>
      <RecordQueryResult query={query} onClose={onClose}>
        {(question) => <QuestionPreview question={question} />}
      </RecordQueryResult>
    </PreviewDialog>
  );
}

const addButtonId = 'add-question';
const importButtonId = 'import-questions';

export function QuestionsPage() {
  const list = useQuestionsSearch();
  const { search } = list;
  const { open, dialog } = useAddressDialog(list, {
    closed: { edit: undefined, preview: undefined, import: undefined },
    opener:
      (search.edit && editButtonId(search.edit)) ||
      (search.preview && previewButtonId(search.preview)) ||
      (search.import && importButtonId),
    fallback: addButtonId,
  });
  return (
    <PortalPage
      title={m.questions_title()}
      actions={
        <div className="flex flex-wrap gap-2">
          <SeedButton />
          <Button id={importButtonId} variant="secondary" onClick={() => open({ import: true })}>
            <FileUp aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {m.questions_import()}
          </Button>
          <CsvLink of="questions" filter={{ type: search.type, search: search.search }} size="md">
            {m.questions_export()}
          </CsvLink>
          <AddButton id={addButtonId} onClick={() => open({ edit: 'new' })}>
            {m.questions_add()}
          </AddButton>
        </div>
      }
    >
      <QuestionsList
        list={list}
        onEdit={(id) => open({ edit: id })}
        onPreview={(id) => open({ preview: id })}
      />
      <QuestionDialog edit={search.edit} {...dialog} />
      <StoredPreviewDialog id={search.preview} {...dialog} />
      <ImportDialog open={search.import === true} {...dialog} />
    </PortalPage>
  );
}
