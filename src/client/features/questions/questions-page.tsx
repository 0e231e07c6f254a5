import { FileUp, Plus } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { Button } from '../../ui/button.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { previewButtonId } from './question-actions.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionsResult } from './questions-result.tsx';
import { QuestionsToolbar } from './questions-toolbar.tsx';
import { SeedButton } from './seed-button.tsx';
import { StoredPreview } from './stored-preview.tsx';
import { useQuestions } from './use-questions.ts';
import { useQuestionsSearch } from './use-questions-search.ts';

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
      <StoredPreview id={search.preview} {...dialog} />
      <ImportDialog open={search.import === true} {...dialog} />
    </main>
  );
}
