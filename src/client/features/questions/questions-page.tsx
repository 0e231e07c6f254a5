import { FileUp, Plus } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useListDialog } from '../../lib/list-search.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { toast } from '../../ui/toast.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { previewButtonId } from './question-actions.tsx';
import { QuestionDialog, QuestionQueryResult, useQuestion } from './question-dialog.tsx';
import { PreviewDialog, QuestionPreview } from './question-preview.tsx';
import { QuestionsList, useQuestionsSearch } from './questions-list.tsx';

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
  const list = useQuestionsSearch();
  const { search } = list;
  const { open, close } = useListDialog(list, {
    edit: undefined,
    preview: undefined,
    import: undefined,
  });
  const origin = useRef(addButtonId);
  if (search.edit) origin.current = editButtonId(search.edit);
  if (search.preview) origin.current = previewButtonId(search.preview);
  if (search.import) origin.current = importButtonId;
  const dialog = {
    onClose: close,
    returnFocus: () =>
      document.getElementById(origin.current) ?? document.getElementById(addButtonId),
  };
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.admin_questions_title()}</h1>
        <div className="flex flex-wrap gap-2">
          <SeedButton />
          <Button id={importButtonId} variant="secondary" onClick={() => open({ import: true })}>
            <FileUp aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {m.admin_questions_import()}
          </Button>
          <CsvLink of="questions" filter={{ type: search.type, search: search.search }} size="md">
            {m.admin_questions_export()}
          </CsvLink>
          <Button id={addButtonId} onClick={() => open({ edit: 'new' })}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {m.admin_question_add()}
          </Button>
        </div>
      </div>
      <QuestionsList
        list={list}
        onEdit={(id) => open({ edit: id })}
        onPreview={(id) => open({ preview: id })}
      />
      <QuestionDialog edit={search.edit} {...dialog} />
      <StoredPreviewDialog id={search.preview} {...dialog} />
      <ImportDialog open={search.import === true} {...dialog} />
    </main>
  );
}
